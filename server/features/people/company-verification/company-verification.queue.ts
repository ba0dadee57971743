// Companies that an operator has to verify by hand.

import type { I18n } from '@lingui/core'
import { findColleagues } from '#server/features/base/accounts/accounts.service.ts'
import { type CompanyRow, findManagers } from '#server/features/people/companies/companies.service.ts'
import {
  decideOnCompany,
  findLongestWaiting,
  findWaitingCompany,
  limitCompany,
  summarizeWaiting,
} from '#server/features/people/companies/company-decisions.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError, ensure, tooLate } from '#server/platform/http/app-error.ts'
import type { CaseQueue } from '#server/platform/wiring/case-queue.ts'
import { isPublicMailDomain, parseDomain } from '#shared/features/people/preferences/domain-name.ts'
import type { CaseChoice, CaseSummary, Evidence } from '#shared/operator-case.ts'
import { domainOfWebsite, provenBy } from './domain-proof.ts'

const PROMISED_HOURS = 24

export const companyChecksQueue: CaseQueue = {
  name: 'companies',
  title: (i18n) => i18n._({ id: 'companyVerification.queue', message: 'Companies' }),
  href: '/ops/companies',
  promisedHours: PROMISED_HOURS,
  summarize: summarizeWaiting,
  cases: {
    isPrivate: false,
    // Closed for good, usually for fraud.
    needsSecond: ['reject'],
    list: async (db, page, i18n) => (await findLongestWaiting(db, page)).map((company) => summaryOf(i18n, company)),
    async show(db, caseId, i18n) {
      const company = await findWaitingCompany(db, caseId)
      if (!company) return null
      return {
        ...summaryOf(i18n, company),
        version: company.updatedAt.toISOString(),
        evidence: await evidenceFor(db, i18n, company),
        choices: choicesOf(i18n),
      }
    },
    async decide(tx, platform, { operator, caseId, choice, reason, version }) {
      const company = await findWaitingCompany(tx, caseId)
      if (!company) throw tooLate(notWaiting)
      ensure(company.updatedAt.toISOString() === version, 'status_changed_meanwhile')
      if (choice === 'verify') await decideOnCompany(tx, platform, operator, caseId, { event: 'verify' })
      else if (choice === 'limit') await limitCompany(tx, platform, operator, caseId, reason)
      else if (choice === 'reject') await decideOnCompany(tx, platform, operator, caseId, { event: 'close', reason })
      else throw new AppError('not_found')
    },
  },
}

const notWaiting = /* i18n */ {
  id: 'companyVerification.not_waiting',
  message: 'This company is no longer waiting for a check.',
}

function summaryOf(i18n: I18n, company: CompanyRow): CaseSummary {
  const hasDomain = domainOfWebsite(company.website) !== null
  return {
    id: company.id,
    title: company.name,
    about: `${company.city}, ${company.country}`,
    kind: {
      label: hasDomain
        ? i18n._({ id: 'companyVerification.kind_domain', message: 'Manual check' })
        : i18n._({ id: 'companyVerification.kind_no_domain', message: 'No domain' }),
      tone: 'neutral',
    },
    waitingSince: (company.checkRequestedAt ?? company.createdAt).toISOString(),
  }
}

async function evidenceFor(db: Db, i18n: I18n, company: CompanyRow): Promise<Evidence[]> {
  const { checkNote, about, website, slug } = company
  const managers = [...(await findColleagues(db, await findManagers(db, company.id))).values()]
  const quotes: Evidence[] = []
  if (checkNote !== null)
    quotes.push({
      kind: 'quote',
      text: checkNote,
      source: i18n._({ id: 'companyVerification.note', message: 'Note from the company' }),
    })
  if (about !== '')
    quotes.push({
      kind: 'quote',
      text: about,
      source: i18n._({ id: 'companyVerification.about', message: 'About the company' }),
    })
  const links: Evidence[] = [
    { kind: 'link', label: i18n._({ id: 'companyVerification.page', message: 'Company page' }), href: `/c/${slug}` },
  ]
  if (website !== null) links.unshift({ kind: 'link', label: website, href: website })
  return [...quotes, websiteCheck(i18n, company), ...managers.map((one) => addressCheck(i18n, company, one)), ...links]
}

function websiteCheck(i18n: I18n, { website }: CompanyRow): Evidence {
  const label = i18n._({ id: 'companyVerification.website', message: 'Website' })
  const domain = domainOfWebsite(website)
  if (website === null)
    return {
      kind: 'check',
      label,
      text: i18n._({ id: 'companyVerification.no_website', message: 'none given' }),
      state: 'bad',
    }
  if (domain === null)
    return {
      kind: 'check',
      label,
      text: i18n._({ id: 'companyVerification.shared_domain', message: 'on a public domain' }),
      state: 'bad',
    }
  return {
    kind: 'check',
    label,
    text: i18n._({
      id: 'companyVerification.unproven',
      message: '{domain}, not confirmed by email or DNS',
      values: { domain },
    }),
    state: 'warn',
  }
}

function addressCheck(i18n: I18n, { website }: CompanyRow, person: { name: string; email: string }): Evidence {
  const domain = domainOfWebsite(website)
  const host = parseDomain(person.email) ?? ''
  const check = { kind: 'check', label: person.name } as const
  const values = { host }
  if (domain !== null && provenBy(person.email, domain) !== null)
    return {
      ...check,
      text: i18n._({
        id: 'companyVerification.own_mail',
        message: 'address at {host}, the company’s domain',
        values,
      }),
      state: 'ok',
    }
  if (isPublicMailDomain(host))
    return {
      ...check,
      text: i18n._({ id: 'companyVerification.free_mail', message: 'free mailbox at {host}', values }),
      state: 'bad',
    }
  return {
    ...check,
    text: i18n._({ id: 'companyVerification.other_mail', message: 'address at another domain, {host}', values }),
    state: 'warn',
  }
}

const choicesOf = (i18n: I18n): CaseChoice[] => [
  {
    id: 'verify',
    label: i18n._({ id: 'companyVerification.verify', message: 'Verify' }),
    consequence: i18n._({
      id: 'companyVerification.verify_means',
      message: 'Its page becomes public, and it can publish jobs',
    }),
    needsReason: false,
  },
  {
    id: 'limit',
    label: i18n._({ id: 'companyVerification.limit', message: 'Ask for more proof' }),
    consequence: i18n._({
      id: 'companyVerification.limit_means',
      message: 'Drafts only, until it asks for another check',
    }),
    needsReason: true,
  },
  {
    id: 'reject',
    label: i18n._({ id: 'companyVerification.reject', message: 'Reject' }),
    consequence: i18n._({ id: 'companyVerification.reject_means', message: 'Closes the company for good' }),
    needsReason: true,
  },
]
