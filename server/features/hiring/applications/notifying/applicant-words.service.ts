// A company's wording for one applicant: in the language they know best, with their details filled in.

import { findPerson } from '#server/features/base/accounts/accounts.service.ts'
import { findCompanyNames } from '#server/features/people/companies/facts/company-facts.service.ts'
import { wordsFor } from '#server/features/people/message-templates/wording.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { found } from '#server/platform/http/app-error.ts'
import type { Wording } from '#shared/features/people/message-templates/wording.ts'
import type { Id } from '#shared/kit/ids.ts'
import { type ApplicationRow, selectApplication } from '../applications.queries.ts'

type Written = { wording: Wording; senderId: Id; field: string; max: number }

export async function wordsForApplicant(
  db: Db,
  { sent, companyId }: Pick<ApplicationRow, 'sent' | 'companyId'>,
  { wording, senderId, ...limit }: Written,
): Promise<string> {
  const [company] = await findCompanyNames(db, [companyId])
  const sender = await findPerson(db, senderId)
  return wordsFor(wording, {
    ...limit,
    skills: sent.profile.work?.skills ?? [],
    values: { name: sent.name, job: sent.job.title, company: found(company).name, sender: sender.name },
  })
}

/** The same, for other features. */
export const wordsForApplication = async (db: Db, id: Id, written: Written): Promise<string> =>
  wordsForApplicant(db, found(await selectApplication(db, id)), written)
