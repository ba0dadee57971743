// The first message of a conversation: what it requires depends on how the two relate.

import type { I18n } from '@lingui/core'
import type { Db } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Identity } from '#shared/access/identity.ts'
import { REQUESTS_PER_DAY } from '#shared/features/talk/chat/chat-limits.ts'
import type { NewMessage } from '#shared/features/talk/chat/message.contract.ts'
import { formatDistance } from '#shared/kit/time-format.ts'
import { DAY, HOUR } from '#shared/kit/time-zones.ts'
import { findCompaniesInTouch } from '../contacts/contacts.service.ts'
import { approachOf, companyOfOffer } from '../conversations/approach.service.ts'
import { otherOf } from '../conversations/conversation-parts.service.ts'
import { type ConversationRow, lockRequestsOf, selectRequestsSince } from '../conversations/conversations.queries.ts'
import { unwantedError } from '../conversations/opening.service.ts'
import { updateMember } from '../conversations/seats.queries.ts'
import type { Reader } from '../reader.ts'

type FirstMessageChange = Partial<Pick<ConversationRow, 'createdBy' | 'isRequest' | 'companyId'>>

/** Whoever writes first counts as the requester, whoever opened it. Expects `conversation` as read under its lock. */
export async function beginConversation(
  tx: Db,
  platform: Platform,
  reader: Reader,
  conversation: ConversationRow,
  given: NewMessage,
): Promise<FirstMessageChange> {
  const firstChange = await begin(tx, reader, conversation, given)
  if (firstChange.isRequest) await limitRequests(tx, platform, reader)
  return firstChange
}

async function begin(
  tx: Db,
  { viewer, i18n }: Reader,
  conversation: ConversationRow,
  { card }: NewMessage,
): Promise<FirstMessageChange> {
  const other = otherOf(conversation, viewer.id)
  if (!other) return beginWithCompany(tx, viewer, conversation)
  const approach = await approachOf(tx, viewer, other)
  if (approach.kind === 'unwanted') throw unwantedError(i18n)
  if (approach.kind === 'request') return { createdBy: viewer.id, isRequest: true }
  const isKnown = approach.kind === 'known'
  const companyId = isKnown ? approach.companyId : await companyOfOffer(tx, viewer, card)
  if (!companyId) throw missingJobError(i18n)
  await updateMember(tx, conversation.id, viewer.id, { companyId })
  return { createdBy: viewer.id, isRequest: !isKnown, companyId }
}

/** A company the person is in touch with need not answer first. */
async function beginWithCompany(
  tx: Db,
  viewer: Identity,
  { kind, companyId }: ConversationRow,
): Promise<FirstMessageChange> {
  if (kind !== 'company' || companyId === null) return {}
  return { isRequest: !(await findCompaniesInTouch(tx, viewer.id)).has(companyId) }
}

function missingJobError(i18n: I18n): AppError {
  const message = i18n._({
    id: 'chat.outreach_needs_job',
    message: 'Choose the job you are writing about: an open job at your company that states its pay.',
  })
  return new AppError('invalid_input', { fields: { card: [message] } })
}

/** Only unanswered requests count: an answer shows that one was welcome. */
async function limitRequests(tx: Db, { clock }: Platform, { viewer, i18n }: Reader): Promise<void> {
  // Serialised: two concurrent requests would both see room for one.
  await lockRequestsOf(tx, viewer.id)
  const now = clock.now().getTime()
  const [oldest, ...rest] = await selectRequestsSince(tx, viewer.id, new Date(now - DAY))
  if (!oldest || rest.length + 1 < REQUESTS_PER_DAY) return
  const waitMs = oldest.getTime() + DAY - now
  const when = formatDistance(now + Math.ceil(waitMs / HOUR) * HOUR, now, i18n.locale)
  const message = i18n._({
    id: 'chat.requests_per_day',
    message: 'You have messaged many people who have not replied yet. Try again {when}.',
    values: { when },
  })
  throw new AppError('too_many_requests', {
    retryAfterSeconds: Math.ceil(waitMs / 1000),
    fields: { body: [message] },
  })
}
