import { z } from 'zod'
import { id } from '#shared/kit/ids.ts'
import { textRisks } from '#shared/kit/text/text-risks.ts'
import { conversationKinds, MAX_BULK, messageKinds } from './chat-limits.ts'

const otherMember = z.object({
  id,
  name: z.string(),
  country: z.string().nullable(),
  timeZone: z.string().nullable(),
  /** The city the time zone is named after. */
  clockCity: z.string().nullable(),
  /** The company this member represents; null if they write for themselves. */
  companyId: id.nullable(),
  /** Visible to this person only, not to the one who is blocked. */
  isBlockedByMe: z.boolean(),
  /** 0 until the first message has been replied to. */
  deliveredSeq: z.int(),
  /** Null if either person has read receipts off, until the first message has been replied to, and after a block. */
  readSeq: z.int().nullable(),
  /**
   * Null if either person hides when they are online, until the first message has been replied to, and after a block.
   */
  lastActiveAt: z.iso.datetime().nullable(),
})

const preview = z.object({
  senderId: id.nullable(),
  kind: z.enum(messageKinds),
  text: z.string(),
  at: z.iso.datetime(),
})

export const conversation = z
  .object({
    id,
    kind: z.enum(conversationKinds),
    /** The first message has not been replied to, and its sender has to wait. */
    isRequest: z.boolean(),
    canWrite: z.boolean(),
    canLeave: z.boolean(),
    /** The first message must include a card of an open job of the sender's company that states its pay. */
    needsJob: z.boolean(),
    /** An operator has closed the conversation. */
    isFrozen: z.boolean(),
    /** Warnings about messages from others, since the person last dismissed them. */
    risks: z.array(z.enum(textRisks)),
    /** The company one side writes for. */
    company: z.object({ id, slug: z.string(), name: z.string() }).nullable(),
    /** The job it is about, if any. */
    job: z.object({ id, slug: z.string(), title: z.string() }).nullable(),
    /** Members who represent a company are only visible to the other side once they have written. */
    others: z.array(otherMember),
    lastSeq: z.int(),
    lastChange: z.int(),
    preview: preview.nullable(),
    readSeq: z.int(),
    unread: z.int(),
    isMarkedUnread: z.boolean(),
    isPinned: z.boolean(),
    isArchived: z.boolean(),
    mutedUntil: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Conversation' })
export type Conversation = z.infer<typeof conversation>

export const newConversation = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('direct'), personId: id }),
  z.object({ kind: z.literal('company'), companyId: id }),
  z.object({ kind: z.literal('support') }),
])
export type NewConversation = z.infer<typeof newConversation>

/** Someone the person can message: a talent for hiring teams, a company for talents. */
export const contact = z
  .object({
    kind: z.enum(['person', 'company']),
    id,
    name: z.string(),
    country: z.string().nullable(),
    /** They have not applied, written or been invited: the first message must include a job. */
    isCold: z.boolean(),
  })
  .meta({ id: 'Contact' })
export type Contact = z.infer<typeof contact>

/** Rejects ancient dates, which PostgreSQL cannot store. */
const recentInstant = z.iso.datetime().refine((at) => at >= '2000', {
  params: /* i18n */ { id: 'validation.instant_too_old', message: 'Choose a later day.' },
})

export const ownView = z
  .object({
    isPinned: z.boolean(),
    isArchived: z.boolean(),
    mutedUntil: recentInstant.nullable(),
    /** Dismisses warnings about messages up to this number. */
    warnedSeq: z
      .int()
      .min(0)
      .max(2 ** 31 - 1),
  })
  .partial()
  .strict()
export type OwnViewChange = z.infer<typeof ownView>

export const bulkActions = ['read', 'unread', 'archive', 'unarchive', 'pin', 'unpin', 'mute', 'unmute'] as const
export type BulkAction = (typeof bulkActions)[number]

export const bulkChange = z
  .object({
    ids: z.array(id).min(1).max(MAX_BULK),
    action: z.enum(bulkActions),
    /** Until when to `mute`; indefinitely if omitted. */
    until: recentInstant.nullable().default(null),
  })
  .strict()
export type BulkChange = z.output<typeof bulkChange>
