import type { DemoCompany } from './demo-companies.ts'

/** Where the people are … */
const places: readonly ((city: string) => string)[] = [
  (city) => `Half of us have never seen ${city}`,
  () => 'Nobody here is asked to move',
  (city) => `${city} is where the post arrives`,
  () => 'Most of the team works from a kitchen table',
  (city) => `There is a desk in ${city} for whoever wants one`,
  () => 'Our people are spread over eight time zones',
  (city) => `The founders met in ${city} and then moved apart`,
  () => 'We hire where good people already live',
  (city) => `Only the workshop in ${city} has a door`,
  () => 'We share an afternoon, not an office',
]

/** … and how they work together: two lists, so that few sentences make many descriptions. */
const habits: readonly string[] = [
  'decisions are written down first.',
  'pay bands are public and the same everywhere.',
  'everyone starts with a month of pairing.',
  'meetings are few, short and always recorded.',
  'everyone takes their local public holidays.',
  'applicants hear back within two weeks, with reasons.',
  'twice a year we meet and cook together.',
  'nobody answers messages after hours.',
  'the people who use a tool choose it.',
  'incident reviews happen over lunch.',
]

/** `order` is the company's position in the list: up to a hundred companies get different pairs. */
export function writeAbout({ about, city }: DemoCompany, order: number): string {
  const place = places[order % places.length]
  const habit = habits[(order + Math.floor(order / places.length)) % habits.length]
  if (!place || !habit) throw new Error('unreachable: the remainder is always a valid index')
  return `${about} ${place(city)}; ${habit}`
}
