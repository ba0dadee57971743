// Opening a conversation shows it to nobody until somebody writes. The same people, or the same person and company or support,
// always share one.

import { isCompanyVerified } from '#server/features/people/companies/facts/company-facts.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError, ensure, found } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Conversation, NewConversation } from '#shared/features/talk/chat/conversation.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { postNotice } from '../messages/notices.service.ts'
import type { Reader } from '../reader.ts'
import { approachOf, findReachable } from './approach.service.ts'
import { insertConversation, selectConversationAbout } from './conversations.queries.ts'
import { showConversation } from './conversations.service.ts'
import { insertMembers, updateMember } from './seats.queries.ts'
import { seatHolderOf, seatTeam } from './seats.service.ts'

export async function openConversation(
  tx: Db,
  platform: Platform,
  reader: Reader,
  given: NewConversation,
): Promise<Conversation> {
  const id = await open(tx, platform, reader, given)
  await updateMember(tx, id, reader.viewer.id, { leftAt: null })
  return showConversation(tx, reader, id)
}

async function open(tx: Db, platform: Platform, { viewer, i18n }: Reader, given: NewConversation): Promise<Id> {
  const begin = async (about: string, rest: { companyId?: Id; isRequest: boolean }) => {
    const known = await selectConversationAbout(tx, given.kind, about)
    const row = { kind: given.kind, about, createdBy: viewer.id, createdAt: platform.clock.now(), ...rest }
    // Null if another request was first.
    return known ?? (await insertConversation(tx, row)) ?? found(await selectConversationAbout(tx, given.kind, about))
  }
  if (given.kind === 'support') {
    const id = await begin(viewer.id, { isRequest: false })
    await insertMembers(tx, id, [viewer.id])
    return id
  }
  if (given.kind === 'company') {
    const { companyId } = given
    ensure(await isCompanyVerified(tx, companyId), 'not_found')
    ensure(!(await seatHolderOf(tx, viewer.id)).hiresFor.includes(companyId))
    const id = await begin(`${companyId} ${viewer.id}`, { companyId, isRequest: true })
    await insertMembers(tx, id, [viewer.id])
    await seatTeam(tx, { id, companyId })
    return id
  }
  const other = await findReachable(tx, viewer, given.personId)
  const about = [viewer.id, other].toSorted().join(' ')
  const known = await selectConversationAbout(tx, 'direct', about)
  if (!known && (await approachOf(tx, viewer, other)).kind === 'unwanted') throw unwantedError(i18n)
  const id = await begin(about, { isRequest: true })
  await insertMembers(tx, id, [viewer.id, other])
  return id
}

export function unwantedError(i18n: Reader['i18n']): AppError {
  const message = i18n._({
    id: 'chat.not_looking',
    message: 'This person is not looking for work right now.',
  })
  return new AppError('invalid_input', { fields: { personId: [message] } })
}

/** For people who work together already: nobody has to accept it first. The same one as if they had written before. */
export async function openWorkingConversation(
  tx: Db,
  platform: Platform,
  { talentId, companyId }: { talentId: Id; companyId: Id },
): Promise<Id> {
  const about = `${companyId} ${talentId}`
  const row = { kind: 'company' as const, about, companyId, createdBy: talentId, isRequest: false }
  const made = await insertConversation(tx, { ...row, createdAt: platform.clock.now() })
  const id = made ?? found(await selectConversationAbout(tx, 'company', about))
  await insertMembers(tx, id, [talentId])
  await seatTeam(tx, { id, companyId })
  return id
}

type Application = { applicationId: Id; talentId: Id; companyId: Id; job: { id: Id; title: string } }

/** Called when an application is received: seats the talent and the hiring team, once per application. */
export async function openApplicationConversation(
  tx: Db,
  platform: Platform,
  { applicationId, talentId, companyId, job }: Application,
): Promise<Id> {
  const kind = 'application'
  const made = await insertConversation(tx, {
    kind,
    about: applicationId,
    createdBy: talentId,
    isRequest: false,
    companyId,
    jobId: job.id,
    createdAt: platform.clock.now(),
  })
  if (!made) return found(await selectConversationAbout(tx, kind, applicationId))
  await insertMembers(tx, made, [talentId])
  await seatTeam(tx, { id: made, companyId })
  await postNotice(tx, platform, made, { name: 'applied', job: job.title })
  return made
}
