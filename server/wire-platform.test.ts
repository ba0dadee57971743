// Server and worker have the same wiring, because both get it from `wirePlatform`. Anything that is declared but listed in
// no manifest would be missing from both; it fails here.

import { globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { notificationEventNames } from '#shared/features/people/preferences/notification-events.ts'
import { areaOfFeature } from '../features.ts'
import { allFeatures } from './all-features.ts'
import type { Platform } from './platform/platform.ts'
import { platformParts } from './platform/platform-parts.ts'
import { domainEvent } from './platform/wiring/domain-event.ts'
import { defineFeature, on, provide, provideLazily } from './platform/wiring/feature.ts'
import { provided, slot } from './platform/wiring/slot.ts'
import { wireFeatures } from './platform/wiring/wiring.ts'
import { createTestApp } from './test-app.ts'
import { wirePlatform } from './wire-platform.ts'

const manifests = [...allFeatures, ...platformParts]

/** Every object exported by files with this suffix. */
async function exportsOf(role: string): Promise<object[]> {
  const paths = globSync(`**/*.${role}.ts`, { cwd: import.meta.dirname })
  const modules = await Promise.all(paths.map((path) => import(join(import.meta.dirname, path)) as Promise<object>))
  return modules.flatMap((module) => Object.values(module)).filter((value) => typeof value === 'object')
}

describe('the manifests', () => {
  it('are in the order of features.ts', () => {
    const order = [...areaOfFeature.keys()]
    const names = allFeatures.map(({ name }) => name)
    expect(names).toEqual(names.toSorted((one, other) => order.indexOf(one) - order.indexOf(other)))
  })

  it('list every job, all personal data and every domain event', async () => {
    const { jobs, personalData } = wirePlatform()
    expect(new Set(await exportsOf('jobs'))).toEqual(new Set(jobs))
    expect(new Set(await exportsOf('personal-data'))).toEqual(new Set(personalData))
    expect(new Set(await exportsOf('events'))).toEqual(new Set(manifests.flatMap(({ announces = [] }) => announces)))
  })

  it('have a title for every notification, and a source for every next step', async () => {
    const wiring = wirePlatform()
    for (const event of notificationEventNames) expect(wiring.titleOf(event)).toBeTypeOf('function')
    const sources = globSync('features/**/*.next-steps.ts', { cwd: import.meta.dirname })
    expect(wiring.nextSteps.length).toBe(sources.length)
  })

  it('are complete: mounting the routes adds nothing', async () => {
    const [web, worker] = [await createTestApp({ WORKER: 'off' }), wirePlatform()]
    try {
      const { wiring } = web.platform
      expect(wiring.jobs).toEqual(worker.jobs)
      expect(wiring.personalData).toEqual(worker.personalData)
      for (const event of manifests.flatMap(({ announces = [] }) => announces)) {
        expect(wiring.listenersOf(event)).toEqual(worker.listenersOf(event))
      }
      for (const needed of manifests.flatMap(({ needs = [] }) => needs))
        expect(wiring.provided(web.platform, needed)).toEqual(worker.provided(web.platform, needed))
    } finally {
      await web.close()
    }
  })
})

describe('wiring', () => {
  const happened = domainEvent<number>('below.happened')
  const needed = slot<string>('below.needed')
  const below = defineFeature({ name: 'below', announces: [happened], needs: [needed] })
  const above = defineFeature({ name: 'above', provides: [provide(needed, 'value')] })
  const platformOf = (...features: (typeof below)[]) => ({ wiring: wireFeatures(features) }) as Platform

  it('gives a slot what the feature above provides, or its stand-in', () => {
    expect(provided(platformOf(below, above), needed)).toBe('value')
    const standIn = wireFeatures([below, above], [provide(needed, 'stand-in')])
    expect(provided({ wiring: standIn } as Platform, needed)).toBe('stand-in')
  })

  it('builds lazy values once per process', () => {
    let built = 0
    const lazy = defineFeature({ name: 'above', provides: [provideLazily(needed, () => `built ${++built}`)] })
    const [one, other] = [platformOf(below, lazy), platformOf(below, lazy)]
    expect([provided(one, needed), provided(one, needed), provided(other, needed)]).toEqual([
      'built 1',
      'built 1',
      'built 2',
    ])
  })

  it('rejects a slot that is filled by nobody or twice, and a value that nobody needs', () => {
    expect(() => wireFeatures([below])).toThrow('no feature provides below.needed')
    expect(() => wireFeatures([below, above, above])).toThrow('another feature already provides')
    expect(() => wireFeatures([above])).toThrow('which no feature needs')
  })

  it('rejects a listener for an event that nobody announces', () => {
    const listener = defineFeature({ name: 'above', listens: [on(happened, async () => {})] })
    expect(() => wireFeatures([listener])).toThrow('above listens to below.happened, which no feature announces')
  })
})
