import { countryCodes } from '#shared/features/base/reference/country-list.ts'

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** What a guest told us before signing up: where they live, and the job they wanted to save. Invalid values are dropped. */
export function exploredFacts(search: URLSearchParams): { country?: string; savedJob?: string } {
  const country = search.get('livesIn') ?? ''
  const savedJob = search.get('save') ?? ''
  return { ...(countryCodes.includes(country) && { country }), ...(ID.test(savedJob) && { savedJob }) }
}
