// The events of one side's week: interviews, offered times and reply deadlines.

import type { SideClock } from '#shared/features/hiring/interviews/interview-facts.contract.ts'
import type {
  CompanyInterviewRequest,
  InterviewRequest,
} from '#shared/features/hiring/interviews/interview-requests.contract.ts'
import { isUpcoming } from '#shared/features/hiring/interviews/interview-status.ts'
import type { CompanyInterview, Interview } from '#shared/features/hiring/interviews/interviews.contract.ts'
import { awaitsTalentReply, isCountered } from '#shared/features/hiring/interviews/request-status.ts'
import { dayAt, type Instant, type LocalDate, offsetAt } from '#shared/kit/time-zones.ts'

/** One side's week, as its own endpoints return it. */
export type Week =
  | { side: 'talent'; interviews: readonly Interview[]; requests: readonly InterviewRequest[] }
  | { side: 'company'; interviews: readonly CompanyInterview[]; requests: readonly CompanyInterviewRequest[] }

/** The clocks of the reader and of the person they meet, and the other side's name. */
export type Sides = { own: SideClock; other: SideClock; name: string }

export type WeekEvent = Sides & {
  id: string
  kind: 'over' | 'planned' | 'offered' | 'due'
  at: Instant
  href: string
  /** The position of an offered time in its request, counting those that are already taken. */
  number: number
  /** A time the reader offered, not one they can choose. */
  isOwn: boolean
}

type Clocks = { talentClock: SideClock; companyClock: SideClock }
type Met = Clocks & ({ company: { name: string } } | { talent: { name: string } })

const sidesOf = (side: Week['side'], met: Met): Sides =>
  side === 'talent'
    ? { own: met.talentClock, other: met.companyClock, name: 'company' in met ? met.company.name : '' }
    : { own: met.companyClock, other: met.talentClock, name: 'talent' in met ? met.talent.name : '' }

const places = {
  talent: {
    planned: '/interviews/upcoming',
    over: '/interviews/completed',
    requests: '/applications/interview-requests',
  },
  company: {
    planned: '/company/interviews',
    over: '/company/interviews?show=completed',
    requests: '/company/interviews?show=requests',
  },
} as const

/** Whose clocks to show on days without events. */
export function mainSides({ side, interviews, requests }: Week): Sides | null {
  const met = requests[0] ?? interviews[0]
  return met ? sidesOf(side, met) : null
}

/** Interviews first, then times to choose from, then reply deadlines. */
export function eventsOf({ side, interviews, requests }: Week): WeekEvent[] {
  const place = places[side]
  const none = { number: 0, isOwn: false }
  const planned = interviews.map((one): WeekEvent => {
    const kind = isUpcoming(one.status) ? 'planned' : 'over'
    return { ...sidesOf(side, one), ...none, id: one.id, kind, at: Date.parse(one.startsAt), href: place[kind] }
  })
  const offered = requests.flatMap((request) => {
    const from = side === 'company' && isCountered(request.status) ? 'talent' : 'company'
    return request.times
      .filter(({ by }) => by === from)
      .map((time, index) => ({ ...time, number: index + 1 }))
      .filter(({ isTaken }) => !isTaken)
      .map(({ id, startsAt, number, by }): WeekEvent => {
        const sides = sidesOf(side, request)
        return {
          ...sides,
          id,
          kind: 'offered',
          at: Date.parse(startsAt),
          href: place.requests,
          number,
          isOwn: by === side,
        }
      })
  })
  const due = requests
    .filter(({ status, can }) => can.length > 0 && (side === 'talent' ? awaitsTalentReply : isCountered)(status))
    .map((request): WeekEvent => {
      const { id, expiresAt } = request
      return { ...sidesOf(side, request), ...none, id, kind: 'due', at: Date.parse(expiresAt), href: place.requests }
    })
  return [...planned, ...offered, ...due]
}

/** Which of these zones change their clocks on this day. */
export function zonesThatChange(date: LocalDate, zone: string, other: string | null): string[] {
  const { from, to } = dayAt(zone, date)
  return [...new Set([zone, other ?? zone])].filter((one) => offsetAt(one, from) !== offsetAt(one, to))
}
