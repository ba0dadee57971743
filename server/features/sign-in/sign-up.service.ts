// A new account. An address that has one already goes exactly the same way, up to the proof: so signing up tells a
// stranger nothing about anybody.

import type { I18n } from '@lingui/core'
import { createPerson, findPerson } from '#server/features/accounts/accounts.service.ts'
import { documentsOf, recordConsentsAtSignUp } from '#server/features/accounts/consents/consents.service.ts'
import { preparePassword, storePassword } from '#server/features/accounts/people.service.ts'
import { originOf, recordSecurityEvent } from '#server/features/accounts/security-log.service.ts'
import { recordArrival } from '#server/features/sources/sources.service.ts'
import { transaction } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { SignInOutcome } from '#shared/features/sign-in/sign-in.contract.ts'
import { THEME_COOKIE } from '#shared/kit/cookies.ts'
import { themes } from '#shared/site.ts'
import { countRequest } from './limits/try-budgets.service.ts'
import { mailVerification } from './mailbox/proof-mails.service.ts'
import { refuseWeakPassword } from './new-password.service.ts'
import { completeSignIn, type SignInExchange } from './sign-in-completion.service.ts'

type NewAccount = {
  name: string
  email: string
  password?: string | undefined
  acceptsTerms?: true | undefined
  source?: string | undefined
}

export async function signUpPerson(
  platform: Platform,
  exchange: SignInExchange,
  given: NewAccount,
): Promise<SignInOutcome> {
  const { request } = exchange
  const { clock, config } = platform
  const origin = originOf(request)
  if (!given.acceptsTerms && documentsOf(config.legal).length > 0) throw refuseWithoutConsent(request.i18n)
  const perHour = config.rateLimit.strict
  await countRequest(platform.db, platform, { purpose: 'sign-up', address: request.ip, perHour })
  if (given.password !== undefined) refuseWeakPassword(request.i18n, given.password, [given.name, given.email])
  const passwordHash = given.password === undefined ? null : await preparePassword(given.password)
  return transaction(platform.db, async (tx) => {
    const id = await createPerson(tx, {
      name: given.name,
      calledName: given.name,
      email: given.email,
      locale: request.i18n.locale,
      timeZone: request.timeZone,
      theme: themes.find((theme) => theme === request.cookies[THEME_COOKIE]),
      roles: ['talent'],
    })
    if (passwordHash !== null) await storePassword(tx, clock, id, passwordHash)
    await recordSecurityEvent(tx, id, 'signed_up', origin)
    await recordConsentsAtSignUp(tx, id, config.legal, origin)
    if (given.source !== undefined)
      await recordArrival(
        { db: tx, clock },
        { personId: id, linkId: given.source, path: `/signup/${given.source}`, isSignUp: true },
      )
    await mailVerification(tx, platform, request, { id, email: given.email })
    return completeSignIn(platform, { ...exchange, db: tx }, await findPerson(tx, id), { isRemembered: true })
  })
}

function refuseWithoutConsent(i18n: I18n): AppError {
  const message = i18n._({ id: 'sign-in.terms.missing', message: 'Tick this to go on.' })
  return new AppError('invalid_input', { fields: { acceptsTerms: [message] } })
}
