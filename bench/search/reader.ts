import { findPersonByEmail } from '#server/features/base/accounts/people.service.ts'
import { readReader, type SearchReader } from '#server/features/jobs/job-search/job-search.service.ts'
import { saveHours, savePayFloor, saveWork } from '#server/features/people/talents/talents.service.ts'
import type { Platform } from '#server/platform/platform.ts'
import { demoTalent } from '#server/seeds/demo-accounts.ts'

const skills = ['go', 'python', 'postgresql', 'docker', 'kubernetes', 'typescript', 'react', 'english', 'swahili']
const english = { _: ({ message }: { message: string }) => message }

/** The demo talent, who also queries the API, with everything filled in that the best fit takes into account. */
export async function completeReader(platform: Platform): Promise<SearchReader> {
  const person = await findPersonByEmail(platform.db, demoTalent.email)
  if (!person) throw new Error('there is no demo talent')
  const claimed = skills.map((slug) => ({ slug, level: 4 }))
  await saveWork(platform, person.id, { headline: 'Backend engineer', seniority: 'senior', skills: claimed }, english)
  await saveHours(platform, person.id, { from: 9 * 60, to: 17 * 60 })
  await savePayFloor(platform, person.id, { amount: 40_000_00, currency: 'EUR', period: 'year' })
  const { country, timeZone } = demoTalent
  return readReader(platform.db, { id: person.id, country, timeZone })
}
