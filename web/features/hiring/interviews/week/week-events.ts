// What is planned or offered on a day, as far as the seven buttons of a phone show it.

import type { InterviewRequest } from '#shared/features/hiring/interviews/interview-requests.contract.ts'
import { isUpcoming } from '#shared/features/hiring/interviews/interview-status.ts'
import type { Interview } from '#shared/features/hiring/interviews/interviews.contract.ts'
import { awaitsTalentReply } from '#shared/features/hiring/interviews/request-status.ts'
import { dayAt, type LocalDate, localDateAt, offsetAt } from '#shared/kit/time-zones.ts'

export type DayEvent = 'over' | 'planned' | 'offered' | 'due'

/** The talent has to answer before it ends. */
export const isDue = ({ status, can }: InterviewRequest): boolean => awaitsTalentReply(status) && can.length > 0

export function eventsOn(
  date: LocalDate,
  zone: string,
  interviews: readonly Interview[],
  requests: readonly InterviewRequest[],
): DayEvent[] {
  const isOn = (at: string) => localDateAt(zone, Date.parse(at)) === date
  const planned = interviews.filter(({ startsAt }) => isOn(startsAt))
  const times = requests.flatMap((request) => request.times)
  return [
    ...planned.map(({ status }): DayEvent => (isUpcoming(status) ? 'planned' : 'over')),
    ...times
      .filter(({ by, isTaken, startsAt }) => by === 'company' && !isTaken && isOn(startsAt))
      .map((): DayEvent => 'offered'),
    ...requests.filter((request) => isDue(request) && isOn(request.expiresAt)).map((): DayEvent => 'due'),
  ]
}

/** Which of these zones change their clocks on this day. */
export function zonesThatChange(date: LocalDate, zone: string, other: string | null): string[] {
  const { from, to } = dayAt(zone, date)
  return [...new Set([zone, other ?? zone])].filter((one) => offsetAt(one, from) !== offsetAt(one, to))
}
