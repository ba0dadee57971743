import { describe, expect, it } from 'vitest'
import type { PresenceAnswer } from '#shared/features/hiring/screeners/screeners.contract.ts'
import { MINUTE } from '#shared/kit/time-zones.ts'
import { createPresence } from './presence.ts'
import { claimTab } from './tab-id.ts'

const SECOND = 1_000
const START = Date.parse('2026-03-01T10:00:00Z')
const at = (ms: number) => new Date(START + ms).toISOString()

function aPage() {
  const page = { time: 0, isOffline: false, isHidden: false, answer: {} as Partial<PresenceAnswer> }
  const presence = createPresence({
    first: {
      endsAt: START + 20 * MINUTE,
      serverNow: START,
      at: 0,
      sectionEndsAt: null,
      pausedMs: 0,
      pauseLeftMs: 5 * MINUTE,
    },
    send: async () =>
      page.isOffline
        ? null
        : {
            isActive: true,
            status: 'running',
            endsAt: at(20 * MINUTE),
            serverNow: at(page.time),
            pausedMs: 0,
            sectionEndsAt: null,
            pauseLeftMs: 5 * MINUTE,
            ...page.answer,
          },
    now: () => page.time,
    isHidden: () => page.isHidden,
    isRunning: ({ status }) => status === 'running',
  })
  return { page, presence }
}

describe('the time left', () => {
  it('stands still while the server cannot be reached, until the budget is used up', async () => {
    const { page, presence } = aPage()
    page.time = MINUTE
    await presence.report()
    page.isOffline = true
    page.time = MINUTE + 10 * SECOND
    await presence.report()
    expect(presence.isPaused()).toBe(false)
    page.time = 3 * MINUTE
    expect([presence.left(), presence.isPaused()]).toEqual([19 * MINUTE, true])
    page.time = 8 * MINUTE
    expect([presence.left(), presence.isPaused()]).toEqual([17 * MINUTE, false])
  })

  it('runs on while the tab is hidden', async () => {
    const { page, presence } = aPage()
    page.isHidden = true
    await presence.report()
    page.isOffline = true
    page.time = 3 * MINUTE
    await presence.report()
    expect(presence.left()).toBe(17 * MINUTE)
  })

  it('follows the server, which says how long the clock stood still', async () => {
    const { page, presence } = aPage()
    page.time = 2 * MINUTE
    page.answer = { endsAt: at(21 * MINUTE), pausedMs: MINUTE, pauseLeftMs: 4 * MINUTE }
    await presence.report()
    expect(presence.left()).toBe(19 * MINUTE)
    expect(presence.read().newlyPausedMs).toBe(MINUTE)
    presence.dismiss()
    await presence.report()
    expect(presence.read().newlyPausedMs).toBe(0)
  })
})

describe('the tab', () => {
  it('learns that the test is open elsewhere, or over', async () => {
    const { page, presence } = aPage()
    page.answer = { isActive: false }
    await presence.report()
    expect(presence.read()).toMatchObject({ isElsewhere: true, isOver: false })
    page.answer = { status: 'scored' }
    await presence.takeOver()
    expect(presence.read()).toMatchObject({ isElsewhere: false, isOver: true })
  })

  it('keeps its id over a reload; a duplicate gets another one', async () => {
    const held = new Set<string>()
    const locks = {
      request: (name: string, _options: unknown, then: (lock: object | null) => unknown) => {
        then(held.has(name) ? null : { name })
        held.add(name)
        return Promise.resolve()
      },
    } as unknown as LockManager
    const entries = new Map<string, string>()
    const storage = {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => void entries.set(key, value),
    }
    const first = await claimTab(storage, locks)
    held.clear()
    expect(await claimTab(storage, locks)).toBe(first)
    expect(await claimTab(storage, locks)).not.toBe(first)
    expect(await claimTab(storage, undefined)).toHaveLength(36)
  })
})
