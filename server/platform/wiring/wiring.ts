// Combines everything features contribute other than routes. Built once per process from server/all-features.ts, so that two
// processes, or two apps in one test, have the same wiring and share no state.

import type { NotificationEvent } from '#shared/notification-facts.ts'
import type { AnyJob } from '../jobs/jobs.ts'
import type { PersonalData } from '../personal-data/personal-data.ts'
import type { Platform } from '../platform.ts'
import type { ChannelAccess } from '../realtime/grants/channel-registry.ts'
import type { CaseQueue } from './case-queue.ts'
import type { DomainEvent, Listener } from './domain-event.ts'
import type { FeatureManifest } from './feature.ts'
import type { NextStepSource } from './next-step-source.ts'
import type { NotificationTitle } from './notification-title.ts'
import type { Provision, Slot } from './slot.ts'

export type Wiring = {
  jobs: readonly AnyJob<Platform>[]
  /** Parents before the tables that reference them. */
  personalData: readonly PersonalData[]
  tablesWithoutPersonalData: Readonly<Record<string, string>>
  channels: readonly ChannelAccess[]
  nextSteps: readonly NextStepSource[]
  queues: readonly CaseQueue[]
  titleOf(event: NotificationEvent): NotificationTitle
  listenersOf<Payload>(event: DomainEvent<Payload>): readonly Listener<Payload>[]
  provided<Value>(platform: Platform, slot: Slot<Value>): Value
}

/** `standIns` replace what features provide: a test of a lower feature can stand in for the upper ones. */
export function wireFeatures(manifests: readonly FeatureManifest[], standIns: readonly Provision[] = []): Wiring {
  const provisions = joinProvisions(manifests, standIns)
  assertAnnounced(manifests)
  const titles = joinTitles(manifests)
  const subscriptions = manifests.flatMap(({ listens = [] }) => listens)
  const built = new Map<string, unknown>()
  return {
    jobs: manifests.flatMap(({ jobs = [] }) => jobs),
    personalData: manifests.flatMap(({ personalData }) => personalData ?? []),
    tablesWithoutPersonalData: Object.fromEntries(
      manifests.flatMap(({ tablesWithoutPersonalData = {} }) => Object.entries(tablesWithoutPersonalData)),
    ),
    channels: manifests.flatMap(({ channels = [] }) => channels),
    nextSteps: manifests.flatMap(({ nextSteps }) => nextSteps ?? []),
    queues: manifests.flatMap(({ queues = [] }) => queues),
    titleOf(event) {
      const title = titles.get(event)
      if (!title) throw new Error(`no feature has a title for the notification ${event}`)
      return title
    },
    listenersOf: <Payload>(event: DomainEvent<Payload>) =>
      // `on()` has type-checked the listener against the event; a heterogeneous list cannot express that.
      subscriptions.filter((one) => one.event === event).map(({ listener }) => listener as Listener<Payload>),
    provided<Value>(platform: Platform, { name }: Slot<Value>): Value {
      if (!built.has(name)) {
        const provision = provisions.get(name)
        if (!provision) throw new Error(`no feature provides ${name}`)
        built.set(name, provision.build(platform))
      }
      // `provide()` has type-checked the value against the slot.
      return built.get(name) as Value
    },
  }
}

function joinProvisions(manifests: readonly FeatureManifest[], standIns: readonly Provision[]): Map<string, Provision> {
  const needed = new Set(manifests.flatMap(({ needs = [] }) => needs.map(({ name }) => name)))
  const joined = new Map<string, Provision>()
  for (const { name: feature, provides = [] } of manifests)
    for (const provision of provides) {
      const { name } = provision.slot
      if (joined.has(name)) throw new Error(`${feature} provides ${name}, which another feature already provides`)
      if (!needed.has(name)) throw new Error(`${feature} provides ${name}, which no feature needs`)
      joined.set(name, provision)
    }
  for (const standIn of standIns) joined.set(standIn.slot.name, standIn)
  const missing = [...needed].filter((name) => !joined.has(name))
  if (missing.length > 0) throw new Error(`no feature provides ${missing.join(', ')}`)
  return joined
}

function assertAnnounced(manifests: readonly FeatureManifest[]): void {
  const announced = new Set(manifests.flatMap(({ announces = [] }) => announces))
  for (const { name, listens = [] } of manifests)
    for (const { event } of listens)
      if (!announced.has(event)) throw new Error(`${name} listens to ${event.name}, which no feature announces`)
}

function joinTitles(manifests: readonly FeatureManifest[]): Map<string, NotificationTitle> {
  const titles = new Map<string, NotificationTitle>()
  for (const { name, notifications = {} } of manifests)
    for (const [event, title] of Object.entries(notifications)) {
      if (titles.has(event)) throw new Error(`${name} has a title for ${event}, which another feature already has`)
      titles.set(event, title)
    }
  return titles
}
