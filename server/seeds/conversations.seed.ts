// Conversations of the demo people, replayed in chronological order: lists are sorted by the last message.

import { randomUUID } from 'node:crypto'
import { presentPerson } from '#server/features/base/accounts/accounts.service.ts'
import { findNewestJobs } from '#server/features/jobs/job-search/standing-search.service.ts'
import { openConversation } from '#server/features/talk/chat/conversations/opening.service.ts'
import { changeView, readUpTo } from '#server/features/talk/chat/conversations/own-view.service.ts'
import { reactTo, reportMessage } from '#server/features/talk/chat/messages/changing.service.ts'
import { sendMessage } from '#server/features/talk/chat/messages/sending.service.ts'
import { i18nFor } from '#server/platform/i18n/server-i18n.ts'
import type { Platform } from '#server/platform/platform.ts'
import { jobSearchQuery } from '#shared/features/jobs/job-search/search-query.contract.ts'
import type { NewConversation } from '#shared/features/talk/chat/conversation.contract.ts'
import { newMessage } from '#shared/features/talk/chat/message.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { MINUTE } from '#shared/kit/time-zones.ts'
import { type DemoConversation, demoConversations, type Line } from './conversations/demo-conversations.ts'
import type { DemoAccount } from './demo-accounts.ts'
import { clockAt, type Seed, type SeedWorld } from './seed-world.ts'

export const seedConversations: Seed = async (platform, world) => {
  const spokenLines = demoConversations.flatMap((conversation) =>
    conversation.lines.map((line) => ({ conversation, line })),
  )
  const ids = new Map<DemoConversation, Id>()
  for (const { conversation, line } of spokenLines.toSorted(
    (one, other) => other.line.minutesAgo - one.line.minutesAgo,
  )) {
    const id = ids.get(conversation) ?? (await open(platform, world, conversation))
    ids.set(conversation, id)
    await say(platform, world, id, line)
  }
  for (const [conversation, id] of ids) await arrange(platform, world, id, conversation)
}

const readerOf = async ({ db }: Platform, world: SeedWorld, account: DemoAccount) => ({
  viewer: await presentPerson(db, world.person(account).id),
  i18n: i18nFor('en'),
})

async function open(platform: Platform, world: SeedWorld, conversation: DemoConversation): Promise<Id> {
  const [first] = conversation.lines
  if (!first) throw new Error('a conversation needs a first message')
  const reader = await readerOf(platform, world, first.from)
  return (await openConversation(platform.db, platform, reader, target(world, conversation.with))).id
}

function target(world: SeedWorld, to: DemoConversation['with']): NewConversation {
  if (to === 'support') return { kind: 'support' }
  if (!('company' in to)) return { kind: 'direct', personId: world.person(to).id }
  const companyId = world.companyIds.get(to.company)
  if (!companyId) throw new Error(`${to.company} is not in the demo world`)
  return { kind: 'company', companyId }
}

async function say(platform: Platform, world: SeedWorld, conversationId: Id, line: Line): Promise<void> {
  const at = new Date(platform.clock.now().getTime() - line.minutesAgo * MINUTE)
  const then: Platform = { ...platform, clock: clockAt(at) }
  const card = line.withJob ? { kind: 'job', jobId: await jobOf(platform, world) } : null
  const given = newMessage.parse({ key: randomUUID(), body: line.text, card })
  const reader = await readerOf(platform, world, line.from)
  const { id } = await sendMessage(platform.db, then, reader, conversationId, given)
  if (line.reaction) await reactTo(then, await readerOf(platform, world, line.reaction.by), id, line.reaction.emoji)
  if (line.report) {
    const { viewer } = await readerOf(platform, world, line.report.by)
    await reportMessage(platform.db, viewer, id, { reason: 'spam', note: line.report.note })
  }
}

/** Fjordpay's newest job that states its pay: an outreach without pay is rejected. */
async function jobOf({ db, clock }: Platform, world: SeedWorld): Promise<Id> {
  const query = jobSearchQuery.parse({ company: world.companyIds.get('fjordpay'), limit: 1 })
  const [jobId] = await findNewestJobs({ db, now: clock.now() }, null, query)
  if (!jobId) throw new Error('the company of the demo recruiter has no open job')
  return jobId
}

async function arrange(platform: Platform, world: SeedWorld, id: Id, conversation: DemoConversation): Promise<void> {
  const { readBy, pinnedBy, archivedBy, lines } = conversation
  const { db } = platform
  for (const account of readBy) {
    const { viewer } = await readerOf(platform, world, account)
    await readUpTo(db, platform, viewer, id, lines.length)
  }
  if (pinnedBy) await changeView(db, platform, await readerOf(platform, world, pinnedBy), id, { isPinned: true })
  if (archivedBy) await changeView(db, platform, await readerOf(platform, world, archivedBy), id, { isArchived: true })
}
