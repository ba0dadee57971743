// Signing in. Refusals never tell whether an address has an account.

import { isPassword } from '#server/features/accounts/passwords.service.ts'
import { findPersonByEmail, type Person } from '#server/features/accounts/people.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { errors } from '#shared/errors.ts'

export async function checkCredentials(db: Db, given: { email: string; password: string }): Promise<Person> {
  const person = await findPersonByEmail(db, given.email)
  const matches = await isPassword(person?.passwordHash ?? null, given.password)
  if (!person || !matches)
    throw new AppError('invalid_credentials', { fields: { password: [errors.invalid_credentials.message] } })
  return person
}
