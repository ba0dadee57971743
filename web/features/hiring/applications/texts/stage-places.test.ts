import { describe, expect, it } from 'vitest'
import type { ApplicationStatus } from '#shared/features/hiring/applications/application-status.ts'
import { barOf, type OwnStage, placeOf } from './stage-places.ts'

const words = { applied: 'Applied', review: 'Review' }
const stage = (name: string, kind: OwnStage['kind'], state: OwnStage['state']): OwnStage => ({ name, kind, state })

const reached = (status: ApplicationStatus, stages: OwnStage[], firstViewedAt: string | null = null) => ({
  status,
  stages,
  firstViewedAt,
})

describe('the position on the short bar', () => {
  it('follows the status while the application is active, and the last stage once it has ended', () => {
    expect(placeOf('submitted', null)).toBe(0)
    expect(placeOf('interviewing', 'interview')).toBe(3)
    expect(placeOf('not_selected', 'task')).toBe(2)
    expect(placeOf('withdrawn', null)).toBe(0)
    expect(placeOf('hired', 'offer')).toBe(5)
  })
})

describe("the bar of the company's own stages", () => {
  const talks = [stage('A talk', 'interview', 'now'), stage('Offer', 'offer', 'ahead')]

  it('starts with the built-in stages', () => {
    expect(barOf(reached('interviewing', talks), words)).toEqual({
      stages: ['Applied', 'Review', 'A talk', 'Offer'],
      current: 2,
      skipped: [],
    })
    const read = [stage('We read', 'review', 'now')]
    expect(barOf(reached('in_review', read), words)).toEqual({
      stages: ['Applied', 'We read'],
      current: 1,
      skipped: [],
    })
  })

  it('is at the review once the application was read, and at the start until then', () => {
    const ahead = [stage('A talk', 'interview', 'ahead')]
    expect(barOf(reached('in_review', ahead), words).current).toBe(1)
    expect(barOf(reached('submitted', ahead), words).current).toBe(0)
  })

  it('ends past the last stage when hired, and at the last reached stage otherwise', () => {
    const all = talks.map((one) => ({ ...one, state: 'done' as const }))
    expect(barOf(reached('hired', all), words).current).toBe(4)
    expect(
      barOf(reached('not_selected', [stage('A talk', 'interview', 'done'), talks[1] as OwnStage]), words).current,
    ).toBe(2)
  })

  it('stays where it was when the application is withdrawn', () => {
    const ahead = [stage('A talk', 'interview', 'ahead')]
    expect(barOf(reached('withdrawn', ahead), words).current).toBe(0)
    expect(barOf(reached('withdrawn', ahead, '2026-11-04T09:00:00.000Z'), words).current).toBe(1)
  })

  it('marks skipped stages', () => {
    const leftOut = talks.map((one) => ({ ...one, state: 'skipped' as const }))
    expect(barOf(reached('hired', leftOut), words)).toMatchObject({ current: 4, skipped: [2, 3] })
  })

  it('numbers duplicate names', () => {
    const twice = [stage('Talk', 'interview', 'done'), stage('Talk', 'interview', 'now')]
    expect(barOf(reached('interviewing', twice), words).stages).toEqual(['Applied', 'Review', 'Talk', 'Talk 2'])
  })
})
