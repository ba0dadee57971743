// A new account. An address that already has one takes exactly the same path up to the proof, so signing up reveals nothing about
// anybody.

import type { I18n } from '@lingui/core'
import type { FastifyRequest } from 'fastify'
import { createPerson, findPerson } from '#server/features/base/accounts/accounts.service.ts'
import { documentsOf, recordConsentsAtSignUp } from '#server/features/base/accounts/consents/consents.service.ts'
import {
  claimAddress,
  type Person,
  preparePassword,
  storePassword,
} from '#server/features/base/accounts/people.service.ts'
import { originOf, recordSecurityEvent } from '#server/features/base/accounts/security-log.service.ts'
import { recordArrival } from '#server/features/entry/sources/sources.service.ts'
import { saveFirstJob } from '#server/features/jobs/saved-jobs/saved-jobs.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { SignInOutcome } from '#shared/features/entry/sign-in/sign-in.contract.ts'
import { THEME_COOKIE } from '#shared/kit/cookies.ts'
import type { Id } from '#shared/kit/ids.ts'
import { themes } from '#shared/site.ts'
import { countRequest } from './limits/try-budgets.service.ts'
import { mailVerification } from './mailbox/proof-mails.service.ts'
import { rejectWeakPassword } from './new-password.service.ts'
import { completeSignIn, type SignInExchange } from './sign-in-completion.service.ts'

type NewAccount = {
  name: string
  email: string
  password?: string | undefined
  acceptsTerms?: true | undefined
  source?: string | undefined
  country?: string | undefined
  savedJob?: Id | undefined
}

export async function signUpPerson(
  platform: Platform,
  exchange: SignInExchange,
  given: NewAccount,
): Promise<SignInOutcome> {
  const { request } = exchange
  const { clock, config } = platform
  ensureConsent(platform, request, given)
  const perHour = config.rateLimit.strict
  await countRequest(platform.db, platform, { purpose: 'sign-up', address: request.ip, perHour })
  if (given.password !== undefined) rejectWeakPassword(request.i18n, given.password, [given.name, given.email])
  const passwordHash = given.password === undefined ? null : await preparePassword(given.password)
  return transaction(platform.db, async (tx) => {
    const id = await createAccount(tx, platform, request, given)
    if (passwordHash !== null) await storePassword(tx, clock, id, passwordHash)
    if (given.source !== undefined) await recordSignUpBy(tx, platform, id, given.source, `/signup/${given.source}`)
    await mailVerification(tx, platform, request, { id, email: given.email })
    const person = await findPerson(tx, id)
    if (given.savedJob !== undefined) await saveFirstJob(tx, clock, person, given.savedJob)
    return completeSignIn(platform, { ...exchange, db: tx }, person, { isRemembered: true })
  })
}

type AccountFacts = { name: string; email: string; country?: string | undefined }

async function createAccount(
  tx: Db,
  { config }: Platform,
  request: FastifyRequest,
  { name, email, country }: AccountFacts,
): Promise<Id> {
  const id = await createPerson(tx, {
    name,
    calledName: name,
    email,
    ...(country !== undefined && { country }),
    locale: request.i18n.locale,
    timeZone: request.timeZone,
    theme: themes.find((theme) => theme === request.cookies[THEME_COOKIE]),
    roles: ['talent'],
  })
  await recordSecurityEvent(tx, id, 'signed_up', originOf(request))
  await recordConsentsAtSignUp(tx, id, config.legal, originOf(request))
  return id
}

const recordSignUpBy = (tx: Db, { clock }: Platform, personId: Id, linkId: string, path: string): Promise<void> =>
  recordArrival({ db: tx, clock }, { personId, linkId, path, isSignUp: true })

/** For somebody who has just proven the address; taking the proof has locked it. */
export async function createProvenAccount(
  tx: Db,
  platform: Platform,
  request: FastifyRequest,
  { via, path, ...facts }: AccountFacts & { via: string | undefined; path: string },
): Promise<Person> {
  const id = await createAccount(tx, platform, request, facts)
  await claimAddress(tx, platform, { id, email: facts.email })
  await recordSecurityEvent(tx, id, 'email_verified', originOf(request))
  if (via !== undefined) await recordSignUpBy(tx, platform, id, via, path)
  return findPerson(tx, id)
}

/** Only if the installation has documents to agree to. */
export function ensureConsent(
  { config }: Platform,
  { i18n }: FastifyRequest,
  { acceptsTerms }: { acceptsTerms?: true | undefined },
): void {
  if (!acceptsTerms && documentsOf(config.legal).length > 0) throw consentError(i18n)
}

function consentError(i18n: I18n): AppError {
  const message = i18n._({ id: 'sign-in.terms.missing', message: 'Tick this box to continue.' })
  return new AppError('invalid_input', { fields: { acceptsTerms: [message] } })
}
