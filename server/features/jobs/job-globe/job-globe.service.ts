import { findCity, listCountries } from '#server/features/base/reference/reference.service.ts'
import { planOf, type SearchAudience, type SearchTools } from '#server/features/jobs/job-search/job-search.service.ts'
import { queryWords } from '#server/features/jobs/job-search/words/query-words.service.ts'
import type { GlobeQuery, JobGlobe } from '#shared/features/jobs/job-globe/job-globe.contract.ts'
import { jobSearchQuery } from '#shared/features/jobs/job-search/search-query.contract.ts'
import { USUAL_DAY } from '#shared/features/jobs/jobs/fit/fit-card.ts'
import type { FitPerson } from '#shared/features/jobs/jobs/fit/fit-sides.ts'
import { overlapAhead } from '#shared/features/jobs/jobs/fit/overlap.ts'
import { countryCentres } from './country-centres.ts'
import { countByCountry } from './country-counts.service.ts'

/** Where the reader lives. */
type Home = { country: string | null; city: string | null }

export async function showGlobe(
  tools: SearchTools,
  home: Home,
  audience: Promise<SearchAudience> | SearchAudience,
  query: GlobeQuery,
): Promise<JobGlobe> {
  const [{ reader, excluded }, words] = await Promise.all([audience, queryWords(tools, query.text)])
  const plan = planOf(searchFor(home, query), words, reader, tools.now)
  const { total, jobs } = await countByCountry(tools, query.by, { ...plan, excluded })
  const countries = [...jobs]
    .filter(([, count]) => count > 0)
    .flatMap(([country, count]) => {
      const centre = countryCentres.get(country)
      return centre ? [{ country, jobs: count, ...centre, sharedMinutes: overlapWith(reader, country, tools.now) }] : []
    })
    .toSorted((one, other) => other.jobs - one.jobs || (one.country < other.country ? -1 : 1))
  return { home: locateHome(home), total, countries }
}

/** Choosing a country opens this search with that country added, so the counts must match it. */
function searchFor({ country }: Home, { by, openTo, ...filters }: GlobeQuery) {
  const isOpenToReader = by === 'teams' && openTo === 'me' && country !== null
  return {
    ...jobSearchQuery.parse({ limit: 1, sort: 'newest' }),
    ...filters,
    ...(isOpenToReader && { openTo: country }),
  }
}

const mainZones = new Map(listCountries('en').map(({ code, timeZones }) => [code, timeZones[0]]))

/** Assumes usual working hours in the country's most populous time zone. */
function overlapWith({ hours }: FitPerson, country: string, now: Date): number | null {
  const zone = mainZones.get(country)
  return hours && zone ? overlapAhead(hours, { zone, window: USUAL_DAY }, now.getTime()).worstMinutes : null
}

/** The city, or the middle of the country. */
export function locateHome({ country, city }: Home): JobGlobe['home'] {
  if (country === null) return null
  const known = city === null ? null : findCity(city, country)
  const { longitude, latitude } = known ?? countryCentres.get(country) ?? { longitude: 0, latitude: 0 }
  return { country, longitude, latitude }
}
