// The lifecycle of a feed and of its entries.
//
//   feed    active ⇄ failing (automatic), both ⇄ paused (manual); any ─▶ removed: its jobs are closed, then it is deleted
//   entry   new ─▶ published ⇄ held, and from either ─▶ gone; an entry that returns is published again

import { statusMachine, statusPredicates } from '#shared/kit/status-machine.ts'

export const feedStatuses = ['active', 'failing', 'paused', 'removed'] as const
export type FeedStatus = (typeof feedStatuses)[number]

/** Manual events; all others are automatic. */
export const feedEvents = ['pause', 'resume'] as const
export type FeedEvent = (typeof feedEvents)[number]

export type FeedActor = 'company' | 'operator' | 'system'

export const feedStatusMachine = statusMachine<FeedStatus, FeedEvent | 'fail' | 'recover' | 'remove', FeedActor>({
  states: feedStatuses,
  transitions: [
    { from: 'active', event: 'fail', to: 'failing', by: ['system'] },
    { from: 'failing', event: 'recover', to: 'active', by: ['system'] },
    { from: 'active', event: 'pause', to: 'paused', by: ['company', 'operator'] },
    { from: 'failing', event: 'pause', to: 'paused', by: ['company', 'operator'] },
    { from: 'paused', event: 'resume', to: 'active', by: ['company', 'operator'] },
    { from: 'active', event: 'remove', to: 'removed', by: ['company', 'operator'] },
    { from: 'failing', event: 'remove', to: 'removed', by: ['company', 'operator'] },
    { from: 'paused', event: 'remove', to: 'removed', by: ['company', 'operator'] },
  ],
})

export const feedItemStatuses = ['new', 'published', 'held', 'gone'] as const
export type FeedItemStatus = (typeof feedItemStatuses)[number]

export type FeedItemEvent = 'publish' | 'hold' | 'vanish'

export const feedItemStatusMachine = statusMachine<FeedItemStatus, FeedItemEvent, 'system'>({
  states: feedItemStatuses,
  transitions: [
    { from: 'new', event: 'publish', to: 'published', by: ['system'] },
    { from: 'new', event: 'hold', to: 'held', by: ['system'] },
    { from: 'published', event: 'hold', to: 'held', by: ['system'] },
    { from: 'held', event: 'publish', to: 'published', by: ['system'] },
    { from: 'published', event: 'vanish', to: 'gone', by: ['system'] },
    { from: 'held', event: 'vanish', to: 'gone', by: ['system'] },
    { from: 'gone', event: 'publish', to: 'published', by: ['system'] },
    { from: 'gone', event: 'hold', to: 'held', by: ['system'] },
  ],
})

/** Why an entry of a feed is not published. */
export const holdReasons = ['too_short', 'duplicate', 'pay_to_check', 'not_accepted'] as const
export type HoldReason = (typeof holdReasons)[number]

const isOneOf = statusPredicates<FeedStatus>()

export const isActiveFeed = isOneOf('active')
export const isFailingFeed = isOneOf('failing')
export const isPausedFeed = isOneOf('paused')
export const isRemovedFeed = isOneOf('removed')

const isItemOneOf = statusPredicates<FeedItemStatus>()

export const isPublishedItem = isItemOneOf('published')
export const isHeldItem = isItemOneOf('held')
export const isGoneItem = isItemOneOf('gone')

/** The last successful run still contained it. */
export const isListedItem = isItemOneOf('published', 'held')
