// How a company proves who it is. Whoever reads mail at the domain of its website, or can change its DNS, speaks for it; everything
// else is for an operator to judge.

import type { I18n } from '@lingui/core'
import {
  checkProofCode,
  codeError,
  issueProof,
  takeProof,
} from '#server/features/base/accounts/mailed-proofs.service.ts'
import { canManageTeam, canVerify } from '#server/features/people/companies/companies.policy.ts'
import { askForCheck, findCompanyFor, verifyByDomain } from '#server/features/people/companies/companies.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { ensure, tooLate } from '#server/platform/http/app-error.ts'
import { fieldError } from '#server/platform/http/validation.ts'
import { sendMail } from '#server/platform/mail/mail.jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { provided } from '#server/platform/wiring/slot.ts'
import type { Identity } from '#shared/access/identity.ts'
import { isVerifiedCompany } from '#shared/features/people/companies/company-status.ts'
import type { CompanyVerification } from '#shared/features/people/company-verification/company-verification.contract.ts'
import { isPublicMailDomain, parseDomain } from '#shared/features/people/preferences/domain-name.ts'
import type { Id } from '#shared/kit/ids.ts'
import { domainMail } from './company-verification.emails.ts'
import { dnsRecordFor, domainOfWebsite, provenBy } from './domain-proof.ts'
import { txtLookup } from './txt-lookup.ts'

type Reader = { viewer: Identity; i18n: I18n }

export async function showVerification(
  db: Db,
  { appKey }: Pick<Platform, 'appKey'>,
  viewer: Identity,
  companyId: Id,
): Promise<CompanyVerification> {
  const { company, memberRole } = await findCompanyFor(db, viewer.id, companyId)
  ensure(memberRole !== null, 'not_found')
  const may = canVerify({ status: company.status, memberRole })
  const domain = domainOfWebsite(company.website)
  return {
    companyId,
    name: company.name,
    status: company.status,
    confirmedDomain: company.domain,
    domain,
    dnsRecord: may && domain !== null ? dnsRecordFor(appKey, companyId, domain) : null,
    ownAddress: domain !== null && provenBy(viewer.email, domain) !== null ? viewer.email : null,
    checkRequestedAt: company.checkRequestedAt?.toISOString() ?? null,
    checkNote: company.checkNote,
    can: { verify: may },
  }
}

/** The company as somebody who may verify it sees it, with the domain it can prove. */
async function findUnproven(db: Db, viewer: Identity, companyId: Id) {
  const { company, memberRole } = await findCompanyFor(db, viewer.id, companyId)
  ensure(memberRole !== null, 'not_found')
  ensure(canManageTeam({ status: company.status, memberRole }))
  if (isVerifiedCompany(company.status)) throw tooLate(alreadyVerified)
  ensure(canVerify({ status: company.status, memberRole }))
  return { company, domain: domainOfWebsite(company.website) }
}

const alreadyVerified = /* i18n */ {
  id: 'companyVerification.already_verified',
  message: 'Your company is already verified.',
}

const noDomain = /* i18n */ {
  id: 'companyVerification.no_domain',
  message: 'Add your company’s own website to its page first, or ask us to check by hand.',
}
const publicMailbox = /* i18n */ {
  id: 'companyVerification.public_mailbox',
  message:
    'Anyone can have an address there, so it proves nothing. Use one at your domain, or ask us to check by hand.',
}
const otherDomain = /* i18n */ {
  id: 'companyVerification.other_domain',
  message: 'Use an address at the domain of your website.',
}
const domainTaken = /* i18n */ {
  id: 'companyVerification.domain_taken',
  message: 'Another company has confirmed this domain. Ask its owner to invite you, or ask us to check by hand.',
}
const recordMissing = /* i18n */ {
  id: 'companyVerification.record_missing',
  message: 'We did not find the record. New records can take up to an hour to appear.',
}
const noAnswer = /* i18n */ {
  id: 'companyVerification.no_answer',
  message: 'The name servers of your domain did not answer. Try again in a few minutes.',
}

function domainOfAddress(email: string, domain: string | null): string {
  if (isPublicMailDomain(parseDomain(email) ?? '')) throw fieldError(['email'], publicMailbox)
  if (domain === null) throw fieldError(['email'], noDomain)
  const proven = provenBy(email, domain)
  if (proven === null) throw fieldError(['email'], otherDomain)
  return proven
}

type Proof = Parameters<typeof verifyByDomain>[3]

async function prove(tx: Db, viewer: Identity, companyId: Id, { proof, field }: { proof: Proof; field: string }) {
  if (!(await verifyByDomain(tx, viewer, companyId, proof))) throw fieldError([field], domainTaken)
}

export async function proveByOwnAddress(db: Db, platform: Platform, viewer: Identity, companyId: Id) {
  const { domain } = await findUnproven(db, viewer, companyId)
  const proof: Proof = { domain: domainOfAddress(viewer.email, domain), method: 'own address' }
  await transaction(db, (tx) => prove(tx, viewer, companyId, { proof, field: 'email' }))
  return showVerification(db, platform, viewer, companyId)
}

export async function sendDomainCode(db: Db, platform: Platform, { viewer, i18n }: Reader, companyId: Id, to: string) {
  const { company, domain } = await findUnproven(db, viewer, companyId)
  domainOfAddress(to, domain)
  const { config, url } = platform
  return transaction(db, async (tx) => {
    const { code, nextSendAt } = await issueProof(tx, platform, {
      kind: 'company_domain',
      email: to,
      personId: viewer.id,
      facts: { companyId },
    })
    const mail = domainMail(i18n, {
      siteTitle: config.siteTitle,
      url,
      code,
      company: company.name,
      person: viewer.name,
    })
    await platform.jobs.send(sendMail, { to, personId: viewer.id, ...mail }, tx)
    return { nextSendAt: nextSendAt.toISOString() }
  })
}

export async function proveByCode(
  platform: Platform,
  { viewer, i18n }: Reader,
  companyId: Id,
  { email, code }: { email: string; code: string },
) {
  const { db } = platform
  const { domain } = await findUnproven(db, viewer, companyId)
  const proof: Proof = { domain: domainOfAddress(email, domain), method: 'email' }
  const of = { kind: 'company_domain', email, personId: viewer.id } as const
  const checked = await checkProofCode(db, platform, { ...of, code: code.replaceAll(' ', '') })
  if ('failure' in checked) throw codeError(i18n, checked.failure)
  // The code was requested for another of their companies.
  if (checked.proof.facts['companyId'] !== companyId) throw codeError(i18n, 'over')
  await transaction(db, async (tx) => {
    if (!(await takeProof(tx, platform, checked.proof))) throw codeError(i18n, 'over')
    await prove(tx, viewer, companyId, { proof, field: 'code' })
  })
  return showVerification(db, platform, viewer, companyId)
}

export async function proveByDns(db: Db, platform: Platform, viewer: Identity, companyId: Id) {
  const { domain } = await findUnproven(db, viewer, companyId)
  if (domain === null) throw fieldError(['record'], noDomain)
  const { name, value } = dnsRecordFor(platform.appKey, companyId, domain)
  const records = await provided(platform, txtLookup)(name)
  if (records === null) throw fieldError(['record'], noAnswer)
  if (!records.some((record) => record.trim() === value)) throw fieldError(['record'], recordMissing)
  await transaction(db, (tx) =>
    prove(tx, viewer, companyId, { proof: { domain, method: 'DNS record' }, field: 'record' }),
  )
  return showVerification(db, platform, viewer, companyId)
}

export async function requestCheck(db: Db, platform: Platform, viewer: Identity, companyId: Id, note: string) {
  await findUnproven(db, viewer, companyId)
  await askForCheck(db, companyId, note)
  return showVerification(db, platform, viewer, companyId)
}
