// Whom a person may start a conversation with. The hiring team: applicants, people who wrote or were invited; by name also
// talents who are open to offers, to whom the first message has to name a job. Talents: the companies they are in touch with.

import { findTalentsNamed } from '#server/features/base/accounts/accounts.service.ts'
import { findInvitedTalents, findInvitingCompanies } from '#server/features/jobs/invitations/invited.service.ts'
import {
  findCompanies,
  findHiringCompanies,
  findHiringSeats,
} from '#server/features/people/companies/companies.service.ts'
import { findBlocks } from '#server/features/people/preferences/blocks.service.ts'
import { findHiddenFrom, findNotLooking } from '#server/features/people/preferences/privacy.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import { foldText } from '#shared/features/base/reference/fold-text.ts'
import { isVerifiedCompany } from '#shared/features/people/companies/company-status.ts'
import { MAX_CONTACTS, MIN_SEARCH } from '#shared/features/talk/chat/chat-limits.ts'
import type { Contact } from '#shared/features/talk/chat/conversation.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { selectCompaniesInTouch, selectWritersTo } from '../conversations/conversations.queries.ts'

/** Some talents found by name are dropped: hidden, not open to offers, or blocked. */
const MAX_CANDIDATES = MAX_CONTACTS * 3

export async function listContacts(db: Db, viewer: Viewer, q: string): Promise<{ items: Contact[] }> {
  const hiresFor = await findHiringCompanies(db, viewer.id)
  const people = hiresFor.length > 0 ? await findPeople(db, viewer, hiresFor, q) : []
  const companies = viewer.roles.includes('talent') ? await findOwnCompanies(db, viewer, hiresFor, q) : []
  return { items: [...people, ...companies].slice(0, MAX_CONTACTS) }
}

async function findPeople(db: Db, viewer: Viewer, hiresFor: readonly Id[], q: string): Promise<Contact[]> {
  const known = new Set([...(await findInvitedTalents(db, hiresFor)), ...(await selectWritersTo(db, hiresFor))])
  const verified = (await findCompanies(db, hiresFor)).filter(({ status }) => isVerifiedCompany(status))
  const mayReachOut = verified.length > 0 && q.length >= MIN_SEARCH
  const found = [
    ...(await findTalentsNamed(db, { name: q, among: [...known], limit: MAX_CANDIDATES })),
    ...(mayReachOut ? await findTalentsNamed(db, { name: q, among: null, limit: MAX_CANDIDATES }) : []),
  ]
  const ids = [...new Set(found.map(({ id }) => id))]
  const away = new Set([viewer.id, ...(await findHiringSeats(db, hiresFor)).map(({ personId }) => personId)])
  for (const id of (await findBlocks(db, viewer.id, ids)).between) away.add(id)
  for (const companyId of hiresFor) for (const id of await findHiddenFrom(db, companyId, ids)) away.add(id)
  for (const id of await findNotLooking(db, ids)) if (!known.has(id)) away.add(id)
  return [...new Map(found.map((person) => [person.id, person])).values()]
    .filter(({ id }) => !away.has(id))
    .map(({ id, name, country }) => ({ kind: 'person', id, name, country, isCold: !known.has(id) }))
}

async function findOwnCompanies(db: Db, viewer: Viewer, hiresFor: readonly Id[], q: string): Promise<Contact[]> {
  const ids = await findCompaniesInTouch(db, viewer.id)
  return (await findCompanies(db, [...ids]))
    .filter(({ id, name, status }) => {
      return isVerifiedCompany(status) && !hiresFor.includes(id) && foldText(name).includes(foldText(q))
    })
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .map(({ id, name }) => ({ kind: 'company', id, name, country: null, isCold: false }))
}

/** Companies a person may write to freely: they applied there, or the company wrote, answered or invited. */
export const findCompaniesInTouch = async (db: Db, personId: Id): Promise<Set<Id>> =>
  new Set([...(await findInvitingCompanies(db, personId)), ...(await selectCompaniesInTouch(db, personId))])
