// How one person may start writing to another. A company may not contact a stranger without a job and its pay.

import { findPerson } from '#server/features/base/accounts/accounts.service.ts'
import { findInvitingCompanies } from '#server/features/jobs/invitations/invited.service.ts'
import { findJobCards, findOpenAmong } from '#server/features/jobs/jobs/jobs.service.ts'
import { findHiringCompanies, listOwnCompanies } from '#server/features/people/companies/companies.service.ts'
import { isBlockBetween } from '#server/features/people/preferences/blocks.service.ts'
import { isHiddenFrom, seekingOf } from '#server/features/people/preferences/privacy.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { ensure } from '#server/platform/http/app-error.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import type { MessageCard } from '#shared/features/talk/chat/message-cards.ts'
import type { Id } from '#shared/kit/ids.ts'
import { selectCompaniesWrittenTo } from './conversations.queries.ts'
import { hasWrittenTo } from './seats.queries.ts'

/**
 * - `known`: they applied to, wrote to or were invited by a company the writer hires for, who writes freely;
 * - `outreach`: from a company to somebody who can be found: one message, with a job that states its pay;
 * - `unwanted`: from a company to somebody who is not looking for work;
 * - `request`: everybody else: one message until there is an answer.
 */
export type Approach = { kind: 'known'; companyId: Id } | { kind: 'outreach' | 'unwanted' | 'request' }

export async function approachOf(db: Db, writer: Viewer, otherId: Id): Promise<Approach> {
  const companyIds = (await listOwnCompanies(db, writer)).map(({ id }) => id)
  if (companyIds.length === 0 || !(await isTalentElsewhere(db, otherId, companyIds))) return { kind: 'request' }
  const hiresFor = await findHiringCompanies(db, writer.id)
  const known = [...(await findInvitingCompanies(db, otherId)), ...(await selectCompaniesWrittenTo(db, otherId))]
  const companyId = hiresFor.find((id) => known.includes(id))
  if (companyId) return { kind: 'known', companyId }
  return { kind: (await seekingOf(db, otherId)) === 'not_looking' ? 'unwanted' : 'outreach' }
}

/** Colleagues do not recruit each other. */
async function isTalentElsewhere(db: Db, personId: Id, companyIds: readonly Id[]): Promise<boolean> {
  const { roles } = await findPerson(db, personId)
  if (!roles.includes('talent')) return false
  return !(await listOwnCompanies(db, { id: personId })).some(({ id }) => companyIds.includes(id))
}

/** People who hide, have blocked the viewer, or work behind a company's name do not exist for them. */
export async function findReachable(db: Db, viewer: Viewer, personId: Id): Promise<Id> {
  const person = await findPerson(db, personId)
  ensure(person.id !== viewer.id)
  ensure(await isReachable(db, viewer, person), 'not_found')
  return person.id
}

type Found = Awaited<ReturnType<typeof findPerson>>

async function isReachable(db: Db, viewer: Viewer, person: Found): Promise<boolean> {
  if (person.emailVerifiedAt === null || person.suspendedAt !== null) return false
  if (await isBlockBetween(db, viewer.id, person.id)) return false
  const companyIds = (await listOwnCompanies(db, viewer)).map(({ id }) => id)
  for (const id of companyIds) if (await isHiddenFrom(db, person.id, id)) return false
  return isNamed(db, viewer, person, companyIds)
}

/** Whether the viewer may start a conversation; pages only offer to if so. */
export async function canApproach(db: Db, viewer: Viewer, personId: Id): Promise<boolean> {
  const person = await findPerson(db, personId)
  if (person.id === viewer.id || !(await isReachable(db, viewer, person))) return false
  return (await approachOf(db, viewer, personId)).kind !== 'unwanted'
}

/** Talents can be found; others only by colleagues and by people they have written to. */
async function isNamed(db: Db, viewer: Viewer, person: Viewer, companyIds: readonly Id[]): Promise<boolean> {
  if (person.roles.includes('talent')) return true
  const isColleague = (await listOwnCompanies(db, person)).some(({ id }) => companyIds.includes(id))
  return isColleague || hasWrittenTo(db, person.id, viewer.id)
}

/** The company of the card's job, if the writer hires for it and the job is open and states its pay. */
export async function companyOfOffer(db: Db, writer: Viewer, card: MessageCard | null): Promise<Id | null> {
  if (card?.kind !== 'job') return null
  const [job] = await findJobCards(db, [card.jobId])
  if (!job || job.pay === null || !(await findOpenAmong(db, [job.id])).has(job.id)) return null
  return (await findHiringCompanies(db, writer.id)).find((id) => id === job.company.id) ?? null
}
