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
  () => 'Colleagues share an afternoon, not an office',
]

/** … and how they work together: two lists, so that few sentences make many stories. */
const habits: readonly string[] = [
  'decisions are written down before they are talked over.',
  'the pay table is public and the same for every country.',
  'newcomers spend their first month beside one colleague.',
  'meetings are few, short and always recorded.',
  'everyone keeps the public holidays of home.',
  'an applicant hears yes or no within two weeks, with reasons.',
  'twice a year all of us travel to the same place and cook.',
  'nobody is expected to answer after dark.',
  'tools are chosen by those who use them.',
  'whoever breaks something explains it to the rest over lunch.',
]

/** `order` is the company's place in the list: no two places up to a hundred get the same pair. */
export function writeAbout({ about, city }: DemoCompany, order: number): string {
  const place = places[order % places.length]
  const habit = habits[(order + Math.floor(order / places.length)) % habits.length]
  if (!place || !habit) throw new Error('a remainder is always within its list')
  return `${about} ${place(city)}; ${habit}`
}
