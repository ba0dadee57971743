// Signing in. Refusals never tell whether an address has an account.

import { type IdentityRow, selectPersonByEmail } from '#server/features/accounts/accounts.queries.ts'
import { isPassword } from '#server/features/accounts/passwords.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { errors } from '#shared/errors.ts'

export async function checkCredentials(db: Db, given: { email: string; password: string }): Promise<IdentityRow> {
  const person = await selectPersonByEmail(db, given.email)
  const matches = await isPassword(person?.passwordHash ?? null, given.password)
  if (!person || !matches)
    throw new AppError('invalid_credentials', { fields: { password: [errors.invalid_credentials.message] } })
  return person
}
