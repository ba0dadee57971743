// Signing in by password. An address without an account takes the same path, in the same time, with the same messages.

import { verifyPassword } from '#server/features/base/accounts/passwords.service.ts'
import { findClaimants, type Person } from '#server/features/base/accounts/people.service.ts'
import { originOf, recordFailedSignIn } from '#server/features/base/accounts/security-log.service.ts'
import { transaction } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import { callerOf } from './limits/known-devices.service.ts'
import { countGuess } from './limits/try-budgets.service.ts'
import type { SignInExchange } from './sign-in-completion.service.ts'

export async function checkCredentials(
  platform: Platform,
  { request }: Pick<SignInExchange, 'request'>,
  given: { email: string; password: string },
): Promise<Person> {
  const { db } = platform
  const { owner, typist } = await findClaimants(db, given.email)
  const guess = await countGuess(db, platform, {
    email: given.email,
    ...(await callerOf(platform, request, owner?.id ?? null)),
  })
  // Check both: somebody who signed up with another person's address can sign in to their own unverified account.
  const isOwner = await verifyPassword(owner?.passwordHash ?? null, given.password)
  const isTypist = await verifyPassword(typist?.passwordHash ?? null, given.password)
  const person = isOwner ? owner : isTypist ? typist : null
  if (!person) {
    await transaction(db, async (tx) => {
      await recordFailedSignIn(tx, (owner ?? typist)?.id ?? null, originOf(request), platform.clock.now())
      // Writes something in any case, so that the commit takes as long.
      await guess.keep(tx)
    })
    const words = request.i18n._({
      id: 'sign-in.password.wrong',
      message: 'That password does not match this email. Try again, or get a sign-in link.',
    })
    throw new AppError('invalid_credentials', { fields: { email: [words] } })
  }
  // Otherwise signing up with the same address would grant more guesses at the owner's password.
  if (isOwner) await guess.forgive()
  return person
}
