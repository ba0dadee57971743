import { z } from 'zod'
import { id } from '#shared/kit/ids.ts'
import { textRisks } from '#shared/kit/text/text-risks.ts'
import { conversationKinds, MAX_BULK, messageKinds } from './chat-limits.ts'

const otherMember = z.object({
  id,
  name: z.string(),
  country: z.string().nullable(),
  timeZone: z.string().nullable(),
  /** Whose clock that is. */
  clockCity: z.string().nullable(),
  /** Sits here for this company; null: for themselves. */
  companyId: id.nullable(),
  /** Told to nobody else: not to the one who is blocked either. */
  isBlockedByMe: z.boolean(),
  /** 0 before a first message was answered. */
  deliveredSeq: z.int(),
  /** Null where one of the two does not tell, before a first message was answered, and after a block. */
  readSeq: z.int().nullable(),
  /** Null where one of the two does not show when they are here, before a first message was answered, and after a block. */
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
    /** A first message that was not answered yet: its sender waits. */
    isRequest: z.boolean(),
    canWrite: z.boolean(),
    canLeave: z.boolean(),
    /** The first message must carry a card of an open job of the writer's company that names its pay. */
    needsJob: z.boolean(),
    /** An operator has ended writing here. */
    isFrozen: z.boolean(),
    /** What to be careful with in what others wrote, since the person last put such a warning aside. */
    risks: z.array(z.enum(textRisks)),
    /** For which one side writes. */
    company: z.object({ id, slug: z.string(), name: z.string() }).nullable(),
    /** Where it is about one: what was applied to. */
    job: z.object({ id, slug: z.string(), title: z.string() }).nullable(),
    /** Of those who sit for a company the other side sees only who has written. */
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

/** Somebody the person may write to: a talent, for those who hire; a company, for a talent. */
export const contact = z
  .object({
    kind: z.enum(['person', 'company']),
    id,
    name: z.string(),
    country: z.string().nullable(),
    /** They did not apply, write, nor were they invited: the first message names a job. */
    isCold: z.boolean(),
  })
  .meta({ id: 'Contact' })
export type Contact = z.infer<typeof contact>

/** Of our time: no calendar of a database begins with the year 0. */
const laterInstant = z.iso.datetime().refine((at) => at >= '2000', {
  params: /* i18n */ { id: 'validation.instant_too_old', message: 'Choose a later day.' },
})

export const ownView = z
  .object({
    isPinned: z.boolean(),
    isArchived: z.boolean(),
    mutedUntil: laterInstant.nullable(),
    /** Warnings about messages up to this number were seen. */
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
    /** How long `mute` holds; without it, until it is ended. */
    until: laterInstant.nullable().default(null),
  })
  .strict()
export type BulkChange = z.output<typeof bulkChange>
