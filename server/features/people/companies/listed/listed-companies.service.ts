// Companies that are only known by name, because a job board has named them. Two boards that use the same name mean the same one.

import type { Db } from '#server/platform/db/database.ts'
import { foldText } from '#shared/features/base/reference/fold-text.ts'
import type { Id } from '#shared/kit/ids.ts'
import { insertListed, selectHiringIdsNamed, selectListed } from '../companies.queries.ts'
import { suffixedSlug } from '../company-slug.ts'

export async function findListedCompany(tx: Db, name: string) {
  const searchName = foldText(name)
  const known = await selectListed(tx, searchName)
  if (known) return known
  // Never the plain slug: that belongs to the company, should it register.
  await insertListed(tx, { name, searchName, slug: suffixedSlug(name), about: '', status: 'listed' })
  const added = await selectListed(tx, searchName)
  if (!added) throw new Error('the company was not added')
  return added
}

/** Companies of this name that may have open jobs, whether they registered or are only listed. */
export const findHiringCompaniesNamed = (db: Db, name: string): Promise<Id[]> =>
  selectHiringIdsNamed(db, foldText(name))
