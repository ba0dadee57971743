import type { DemoCompany } from './demo-companies.ts'
import type { Random } from './random.ts'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']

type Facts = { city: string; number: number; weekday: string }

/** How the company works, in one or two sentences that fit any trade. */
const habits: readonly ((facts: Facts) => string)[] = [
  ({ number }) =>
    `The team lives in ${number} countries and writes things down, so nobody has to stay up for a meeting.`,
  ({ weekday, city }) =>
    `${weekday} is the one day with meetings; people near ${city} share a lunch, the rest a recording.`,
  ({ number }) => `Everyone starts with ${number} weeks beside a colleague in a close time zone.`,
  ({ city }) => `There is a desk in ${city} for those who like one, and no list of who sits there.`,
  ({ number }) => `Salaries follow one public table with ${number} steps, the same wherever you live.`,
  ({ weekday }) => `We ship every ${weekday} morning and keep the afternoon free for what that stirs up.`,
  ({ number, city }) =>
    `Twice a year all ${number * 7} of us meet, once in ${city} and once where the newest colleague lives.`,
  ({ number }) => `Interviews take ${number} days from the first call to an answer, and the answer has reasons in it.`,
  ({ weekday }) =>
    `No one is asked to work on a public holiday of their own country, and ${weekday} evenings belong to nobody's calendar.`,
  ({ city }) =>
    `Contracts are local where the law allows it; our people office in ${city} knows forty labour codes and their exceptions.`,
  ({ number }) =>
    `Equipment is chosen by the person who uses it and replaced after ${number} years or one drop of coffee.`,
  ({ weekday, number }) => `Decisions wait until ${weekday}, so that people ${number} hours away can object first.`,
  ({ city }) =>
    `Half of the founders never lived in ${city}, which is why the handbook is longer than the office lease.`,
  ({ number }) =>
    `Support duty rotates through the day with the sun: no shift starts before seven or ends after nine, in any of ${number} places.`,
]

export function writeAbout(random: Random, { about, city }: DemoCompany): string {
  const facts = { city, number: random.integer(3, 12), weekday: random.pick(weekdays) }
  const [first, second] = random.shuffle(habits)
  return [about, first?.(facts), random.integer(0, 2) === 0 ? second?.(facts) : undefined].filter(Boolean).join(' ')
}
