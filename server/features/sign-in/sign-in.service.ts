// Signing in by password. An address without an account meets the same questions, in the same time, and the same words.

import { isPassword } from '#server/features/accounts/passwords.service.ts'
import { findPersonByEmail, type Person } from '#server/features/accounts/people.service.ts'
import { originOf } from '#server/features/accounts/security-log.service.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isKnownDevice, readDeviceKey } from './limits/known-devices.service.ts'
import { countGuess } from './limits/try-budgets.service.ts'
import { noteFailedSignIn } from './sign-in.jobs.ts'
import type { SignInExchange } from './sign-in-completion.service.ts'

export async function checkCredentials(
  platform: Platform,
  { request }: Pick<SignInExchange, 'request'>,
  given: { email: string; password: string },
): Promise<Person> {
  const { db } = platform
  const deviceKey = readDeviceKey(platform, request)
  const person = await findPersonByEmail(db, given.email)
  const guess = await countGuess(db, platform, {
    email: given.email,
    address: request.ip,
    deviceKey,
    isKnownDevice: await isKnownDevice(db, deviceKey, person?.id ?? null),
  })
  const matches = await isPassword(person?.passwordHash ?? null, given.password)
  if (!person || !matches) {
    // Written later by the queue: here it would be one more question for addresses that have an account.
    await platform.jobs.send(noteFailedSignIn, { personId: person?.id ?? null, ...originOf(request) })
    const words = request.i18n._({
      id: 'sign-in.password.wrong',
      message: 'That password does not match this email. Try again, or get a link.',
    })
    throw new AppError('invalid_credentials', { fields: { password: [words] } })
  }
  await guess.forgive()
  return person
}
