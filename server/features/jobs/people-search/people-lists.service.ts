// Lists belong to the company. People who can no longer be found disappear from them until they can be found again.

import { finderFor } from '#server/features/people/preferences/findable-people.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { ensure, found } from '#server/platform/http/app-error.ts'
import { fieldError } from '#server/platform/http/validation.ts'
import type { NewPeopleList, PeopleList } from '#shared/features/jobs/people-search/people-search.contract.ts'
import { MAX_LISTS, MAX_PEOPLE_PER_LIST } from '#shared/features/jobs/people-search/people-search-limits.ts'
import type { Id } from '#shared/kit/ids.ts'
import {
  countListed,
  countLists,
  deleteList,
  deleteListed,
  insertList,
  insertListed,
  isNameTaken,
  type ListRow,
  lockLists,
  selectList,
  selectLists,
  updateListName,
} from './people-lists.queries.ts'
import { canFindPeople } from './people-search.policy.ts'
import { isFindable } from './people-search.queries.ts'
import type { Member } from './people-search.service.ts'

const nameTaken = /* i18n */ {
  id: 'people.list_name_taken',
  message: 'Your company already has a list with this name.',
}
const tooManyLists = /* i18n */ {
  id: 'people.too_many_lists',
  message: 'Your company has {most} lists. Delete one first.',
  values: { most: MAX_LISTS },
}
const listFull = /* i18n */ {
  id: 'people.list_full',
  message: 'A list can hold {most} people. Remove someone first.',
  values: { most: MAX_PEOPLE_PER_LIST },
}

async function openList(db: Db, { company }: Member, id: Id): Promise<ListRow> {
  ensure(canFindPeople(company))
  return found(await selectList(db, company.id, id))
}

export async function createList(db: Db, { viewer, company }: Member, { name }: NewPeopleList): Promise<PeopleList> {
  ensure(canFindPeople(company))
  return transaction(db, async (tx) => {
    await lockLists(tx, company.id)
    if ((await countLists(tx, company.id)) >= MAX_LISTS) throw fieldError(['name'], tooManyLists)
    const list = await insertList(tx, { companyId: company.id, name, createdBy: viewer.id })
    if (!list) throw fieldError(['name'], nameTaken)
    return { id: list.id, name, people: 0 }
  })
}

export async function renameList(db: Db, member: Member, id: Id, { name }: NewPeopleList): Promise<PeopleList> {
  const list = await openList(db, member, id)
  await transaction(db, async (tx) => {
    await lockLists(tx, list.companyId)
    if (await isNameTaken(tx, list, name)) throw fieldError(['name'], nameTaken)
    await updateListName(tx, id, name)
  })
  const finder = await finderFor(db, { companyId: list.companyId, viewerId: member.viewer.id })
  return found((await selectLists(db, finder)).find((one) => one.id === id))
}

export async function removeList(db: Db, member: Member, id: Id): Promise<void> {
  await deleteList(db, (await openList(db, member, id)).id)
}

export async function addToList(db: Db, member: Member, id: Id, personId: Id): Promise<void> {
  const list = await openList(db, member, id)
  const finder = await finderFor(db, { companyId: list.companyId, viewerId: member.viewer.id })
  ensure(await isFindable(db, finder, personId), 'not_found')
  await transaction(db, async (tx) => {
    await lockLists(tx, list.companyId)
    if ((await countListed(tx, finder, id, personId)) >= MAX_PEOPLE_PER_LIST) throw fieldError(['list'], listFull)
    await insertListed(tx, id, personId)
  })
}

export async function removeFromList(db: Db, member: Member, id: Id, personId: Id): Promise<void> {
  await deleteListed(db, (await openList(db, member, id)).id, personId)
}
