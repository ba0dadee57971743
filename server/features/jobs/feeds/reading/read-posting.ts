// Turns a posting into a job: sanitised, with who may apply, hours and pay read from its text.

import { countryOfCity } from '#server/features/base/reference/reference.service.ts'
import { textOfHtml } from '#server/platform/html-text.ts'
import { countryCodes } from '#shared/features/base/reference/country-list.ts'
import type { FeedSource, ImportedJob, ImportedLocation } from '#shared/features/jobs/jobs/imported-job.ts'
import { cleanLine } from '#shared/kit/text/clean-text.ts'
import type { Posting } from '../importers/importer.ts'
import { cleanHtml } from './clean-html.ts'
import { readEligibility } from './eligibility/read-eligibility.ts'
import { readPay } from './pay/read-pay.ts'
import { readLocationLine } from './places/location-line.ts'
import { findPlaces } from './places/place-names.ts'
import { readHours } from './read-hours.ts'
import { readEmploymentType, readEngagements, readSeniority } from './read-role.ts'
import { readWorkplace } from './read-workplace.ts'
import { repairEncoding } from './repair-encoding.ts'
import { boundLine, boundLines, sentencesOf } from './sentences.ts'

const MAX_LOCATIONS = 200

/** Increment when the same text would be read differently, so that unchanged feeds are read again. */
export const READER_VERSION = 15

/** `isRemote`: all jobs of this source are remote, unless they say otherwise. */
export function readPosting(source: FeedSource, given: Posting, { isRemote = false } = {}): ImportedJob {
  const posting = {
    ...given,
    title: repairEncoding(given.title),
    html: repairEncoding(given.html),
    locationLines: given.locationLines.map(repairEncoding),
  }
  const title = cleanLine(boundLine(posting.title))
  const sentences = sentencesOf(textOfHtml(posting.html))
  const { workplace: stated, evidence: workplaceLine } = readWorkplace({
    words: posting.workplaceText,
    locations: posting.locationLines,
    title,
    sentences,
  })
  const workplace = stated ?? (isRemote ? 'remote' : null)
  const locations = locationsOf(posting)
  const pay = posting.pay
    ? { pay: posting.pay, evidence: null }
    : readPay([title, ...sentences], dollarCountry(posting.locationLines, locations))
  const hours = readHours([...posting.locationLines, title, ...sentences])
  const eligibility = readEligibility({
    locations: posting.locationLines,
    workplace,
    title,
    sentences,
  })
  return {
    source,
    externalId: posting.externalId,
    url: posting.url,
    title,
    employer: posting.employer ?? null,
    description: cleanHtml(posting.html),
    department: posting.department,
    employmentType: readEmploymentType(`${posting.employmentText} ${title}`),
    engagements: readEngagements([title, ...sentences]),
    workplace,
    seniority: readSeniority(title),
    locations,
    eligibility,
    hours: hours.hours,
    pay: pay?.pay ?? null,
    evidence: {
      eligibility: eligibility.evidence,
      workplace: workplaceLine,
      hours: hours.evidence,
      pay: pay?.evidence ?? null,
    },
    publishedOn: posting.publishedOn,
    closesOn: posting.closesOn,
  }
}

function locationsOf({ offices, locationLines }: Posting): ImportedLocation[] {
  const given =
    offices.length > 0
      ? offices.slice(0, MAX_LOCATIONS).map(({ city, country }) => ({
          city: city && boundLine(city),
          country: codeOf(country && boundLine(country)),
        }))
      : boundLines(locationLines).slice(0, MAX_LOCATIONS).flatMap(readLocations)
  const known = given
    .map(({ city, country }) => ({ city, country: country ?? (city && countryOfCity(city)) }))
    .filter(({ city, country }) => city !== null || country !== null)
    .slice(0, MAX_LOCATIONS)
  return [...new Map(known.map((place) => [`${place.city} ${place.country}`, place])).values()]
}

/** "Berlin, Germany" → Berlin in DE; "Remote (US only)" → no city. */
function readLocations(line: string): ImportedLocation[] {
  const { locations, areas, rest } = readLocationLine(line)
  const countries = areas.flatMap((place) => (place.kind === 'area' ? [] : [place.code.slice(0, 2)]))
  if (locations.length > 0) return locations
  // A place we do not know is still where the office is.
  if (countries.length === 0)
    return rest
      .filter(isLikeName)
      .slice(0, 1)
      .map((city) => ({ city, country: null }))
  return countries.map((country) => ({ city: null, country }))
}

/** "Full-time", "3 days", "Join us in changing search" are no places. */
const isLikeName = (text: string): boolean =>
  text.length <= 40 &&
  /^\p{Lu}/u.test(text) &&
  !/\d|\b(?:full|part)[- ]?time\b|\b(?:contract\w*|permanent|temporary|freelance|intern\w*|visas?|no-visa|relocation|preferred|join|we|our|can be|open to|https?|hiring|equity|salary)\b/i.test(
    text,
  )

function codeOf(country: string | null): string | null {
  if (country === null) return null
  const code = country.toUpperCase()
  if (countryCodes.includes(code)) return code
  return findPlaces(country).find((place) => place.kind === 'country')?.code ?? null
}

/** Whose dollars a plain $ means: not Canada's if people in the US are meant as well. */
const dollarCountry = (lines: readonly string[], locations: readonly ImportedLocation[]): string | null =>
  boundLines(lines).some((line) => /\bUSA?\b|\bUnited States\b/.test(line)) ? null : soleCountry(locations)

/** Null when there are several or none. */
function soleCountry(locations: readonly ImportedLocation[]): string | null {
  const countries = new Set(locations.map(({ country }) => country))
  return countries.size === 1 ? ([...countries][0] ?? null) : null
}
