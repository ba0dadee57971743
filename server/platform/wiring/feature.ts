// The manifest of a feature on the server, in X.feature.ts. server/all-features.ts lists them all; from that list the web
// process mounts the routes, and every process wires the rest. Nothing registers itself on import or inside its routes.

import type { NotificationEvent } from '#shared/notification-facts.ts'
import type { App } from '../http/context.ts'
import type { Metrics } from '../http/operations/metrics.ts'
import type { AnyJob } from '../jobs/jobs.ts'
import type { PersonalData } from '../personal-data/personal-data.ts'
import type { Platform } from '../platform.ts'
import type { ChannelAccess } from '../realtime/grants/channel-registry.ts'
import type { CaseQueue } from './case-queue.ts'
import type { AnyDomainEvent, DomainEvent, Listener, Subscription } from './domain-event.ts'
import type { NextStepSource } from './next-step-source.ts'
import type { NotificationTitle } from './notification-title.ts'
import type { AnySlot, Provision, Slot } from './slot.ts'

export type MountRoutes = (app: App, platform: Platform, metrics: Metrics) => void | Promise<void>

export type FeatureManifest = {
  name: string
  /** Mounted by the web process only. */
  routes?: MountRoutes
  /** Registered in every process; run by those that process the queue. */
  jobs?: readonly AnyJob<Platform>[]
  /** What it stores about a person: exported, and erased with the account. */
  personalData?: PersonalData
  /** Its tables without personal data, and what they are about instead. Every table is listed here or in `personalData`. */
  tablesWithoutPersonalData?: Readonly<Record<string, string>>
  /** Its live channels and their policies. */
  channels?: readonly ChannelAccess[]
  /** Next steps for a person, as listed on their home page. */
  nextSteps?: NextStepSource
  /** Its queues in the operator console. */
  queues?: readonly CaseQueue[]
  /** The titles of its notifications. */
  notifications?: Readonly<Partial<Record<NotificationEvent, NotificationTitle>>>
  /** Domain events that it declares and announces. */
  announces?: readonly AnyDomainEvent[]
  listens?: readonly Subscription[]
  /** Slots that it declares and a feature above it fills. */
  needs?: readonly AnySlot[]
  provides?: readonly Provision[]
}

export const defineFeature = (manifest: FeatureManifest): FeatureManifest => manifest

export const on = <Payload>(event: DomainEvent<Payload>, listener: Listener<Payload>): Subscription => ({
  event,
  listener,
})

export const provide = <Value>(slot: Slot<Value>, value: Value): Provision => ({ slot, build: () => value })

/** Built lazily, once per process. */
export const provideLazily = <Value>(slot: Slot<Value>, build: (platform: Platform) => Value): Provision => ({
  slot,
  build,
})
