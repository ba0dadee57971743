// A location line of a feed as places: "Sydney, New South Wales", "UK – London", "New York, NY; Remote (US)", "Boston, MA +2 more".

import { countryCodes } from '#shared/features/base/reference/country-list.ts'
import type { ImportedLocation } from '#shared/features/jobs/jobs/imported-job.ts'
import { boundLine } from '../sentences.ts'
import { countryOfCode, findCity, isCityIn, isOtherCity, isStateCode } from './city-names.ts'
import { areaOf, findPlaces, type Place } from './place-names.ts'
import { areasInLines, shortInLines } from './place-rows.ts'

type LocationLine = {
  /** Each with a city, a country or both. */
  locations: ImportedLocation[]
  /** Regions, and countries named on their own. */
  areas: Place[]
  /** Words that are neither a place nor about the workplace, such as a street. */
  rest: string[]
}

/** Between two locations, as opposed to within one. */
const BETWEEN =
  /\s*(?:[;|•·/\n()[\]]|\s(?:or|and|oder|und|ou|et|o|y|e|en)\s|\sof\s(?=Nederland|Belgi|Duitsland|Vlaanderen)|\s?&\s?|\s?\+\s?(?=[A-Z])|\+\s?\d+ (?:more|others?|weitere).*$)\s*/i
const WITHIN = /\s*(?:,|:|\s[-–—]\s|[-–—]\s|\s[-–—](?=\S)|\.(?=\s[A-Z]))\s*/
const MAX_PARTS = 60

/** What a line says about the workplace, hours or the job itself. */
const NOT_A_PLACE =
  /\b(?:(?:100 ?%|fully|full|partly|mostly|optional|flexible|primarily)[ -]?)?(?:remote(?:ly)?(?:[- ](?:friendly|first|eligible|optional|flexibility|only|ok))?|remoto|hybrid[eoa]?|híbrido|on-?site|in[- ]office|home[- ]?(?:office|based)|work from home|wfh|télétravail|teletrabajo|à distance|anywhere(?: in| within)?|worldwide|global(?:ly)?|international|only|based|virtual|distributed|multiple locations|various|several|flexible|office|all locations|nationwide|not stated|n\/a|from within|within|from|in|across|the|any|either|locations?)\b|%/gi

const TIME_ZONES =
  /(?:\b(?:EU|US|UK|Europe(?:an)?|American?)\s+)?\b(?:UTC|GMT|CET|CEST|EST|EDT|PST|PDT|ET|PT|EET|MEZ)\b[^,;|]*|[^,;|(]*\b(?:time ?zones?|timezones?|hours|hrs)\b[^,;|]*/gi

export function readLocationLine(given: string): LocationLine {
  const line = boundLine(given)
    .replace(TIME_ZONES, ' ')
    .replace(/\bUS ?& ?C\b/, 'US, Canada')
  const result: LocationLine = { locations: [], areas: [], rest: [] }
  const alternatives = line.split(BETWEEN).slice(0, MAX_PARTS)
  const codes = alternatives.map((one) => one.replace(NOT_A_PLACE, ' ').trim()).filter((one) => one !== '')
  if (codes.length > 1 && codes.every(isTwoLetters)) return { ...result, areas: areasOfCodes(codes) }
  const [only = ''] = codes.length === 1 ? codes.map((code) => code.replace(/,$/, '')) : []
  // "CZ, (Remote)". Codes that are also US states need a city to be unambiguous.
  if (isTwoLetters(only) && !isStateCode(only) && only !== 'NA') return { ...result, areas: areasOfCodes([only]) }
  // "NA" alone more often means "not available".
  if (/^\W*NA\W*$/.test(line)) return result
  for (const one of alternatives) readAlternative(one, result)
  const countries = [...result.locations.map((one) => one.country), ...result.areas.map(homeOf)]
  return {
    locations: onceEach(result.locations),
    areas: countries.includes('US') ? result.areas.map(georgiaAsState) : result.areas,
    rest: result.rest,
  }
}

const homeOf = (place: Place): string | null => (place.kind === 'area' ? null : place.code.slice(0, 2))

const georgiaAsState = (place: Place): Place =>
  place.kind === 'country' && place.code === 'GE' ? { kind: 'subdivision', code: 'US-GA' } : place

const isTwoLetters = (text: string): boolean => /^[A-Z]{2}$/.test(text)

/** A list of codes is of one kind: "AZ, CA, TX" are states, "GB / DE / FR" countries. */
function areasOfCodes(codes: readonly string[]): Place[] {
  if (codes.every(isStateCode)) return [{ kind: 'country', code: 'US' }]
  return codes.filter((code) => countryCodes.includes(code)).map((code) => ({ kind: 'country', code }))
}

type City = { name: string; country: string | null }

/** Cities, states and countries of one alternative; a state or country belongs to the city before it, or starts a new place. */
function readAlternative(text: string, result: LocationLine): void {
  const open: { city: City | null; country: string | null } = { city: null, country: null }
  const close = () => {
    if (open.city) result.locations.push({ city: open.city.name, country: open.city.country ?? open.country })
    open.city = null
  }
  const parts = text
    .split(WITHIN)
    .slice(0, MAX_PARTS)
    .map((part) => part.replace(NOT_A_PLACE, ' ').trim())
  const named = parts.flatMap(withoutComma).filter((part) => part !== '' && /\p{L}/u.test(part))
  for (const [at, part] of named.entries()) {
    const place = placeOf(part)
    const before = open.city
    if (before && isTwoLetters(part)) {
      const code = countryOfCode(part, before.name)
      // "SF, SJ" is not in Svalbard.
      const isElsewhere = code === part && before.country !== null && !isCityIn(before.name, code)
      open.city = { ...before, country: isElsewhere ? before.country : (code ?? before.country) }
      continue
    }
    if (before && place && place.kind !== 'area') {
      const isState = before.country === 'US' && place.code === 'GE'
      const code = isState ? 'US' : place.code.slice(0, 2)
      // "New York, New York": the state. "London, Germany": two places, unless the city is too small to be known.
      if (
        before.country === null ||
        before.country === code ||
        isCityIn(before.name, code) ||
        at === named.length - 1
      ) {
        open.city = { ...before, country: code }
        open.country = code
        continue
      }
    }
    const code = named[at + 1]
    const home =
      place?.kind === 'country' && code !== undefined && isTwoLetters(code) ? countryOfCode(code, part) : null
    // "Surrey, BC" is not the English county.
    if (home !== null && homeOf(place ?? { kind: 'country', code: home }) !== home && isCityIn(part, home)) {
      close()
      open.city = { name: part, country: home }
      continue
    }
    // Wa is a city in Ghana.
    const found = isTwoLetters(part) && !isOtherCity(part) ? null : findCity(part)
    const isAlsoState = place?.kind === 'subdivision' && (at < named.length - 1 || open.country === homeOf(place))
    if (found && (place === null || isAlsoState || isOtherCity(part))) {
      close()
      open.city = {
        name: found.city,
        country: open.country !== null && isCityIn(part, open.country) ? open.country : found.country,
      }
      continue
    }
    if (place) {
      close()
      if (place.kind !== 'area') open.country = place.code.slice(0, 2)
      const next = named[at + 1]
      const belongsToNext =
        open.country !== null && next !== undefined && isCityIn(next, open.country) && !placeOf(next)
      if (!belongsToNext) result.areas.push(place)
      continue
    }
    // Codes of states and provinces that need no city: "US, NY, New York", "São Paulo, SP".
    if (isTwoLetters(part)) {
      // "US, KY" is an address, not a country alone.
      if (open.country === 'US' && isStateCode(part) && at === named.length - 1) result.rest.push(part)
      continue
    }
    const isNamedAfter = at === 0 && named.slice(1).some((one) => placeOf(one) !== null || isTwoLetters(one))
    if (isNamedAfter) open.city = { name: part, country: null }
    else result.rest.push(part)
  }
  close()
}

/** "Mumbai India", "Atlanta GA". */
function withoutComma(part: string): string[] {
  const at = part.lastIndexOf(' ')
  const [first, last] = [part.slice(0, at), part.slice(at + 1)]
  const isPlace = at > 0 && (isStateCode(last) || placeOf(last) !== null)
  return isPlace && placeOf(part) === null && !isOtherCity(part) && findCity(part) === null && findCity(first) !== null
    ? [first, last]
    : [part]
}

/** The place that a part consists of, up to a few words around it. */
function placeOf(part: string): Place | null {
  const short = shortInLines[part]
  if (short !== undefined) return { kind: 'country', code: short }
  const area = areasInLines[part]
  if (area) return areaOf(area)
  const [found, other] = findPlaces(part)
  if (!found || other) return null
  const around = `${part.slice(0, found.from)}${part.slice(found.to)}`.replace(
    /\b(?:state|county|province|region|area|remote)\b/gi,
    '',
  )
  return around.replace(/[^\p{L}]/gu, '').length <= 2 ? found : null
}

const onceEach = (locations: readonly ImportedLocation[]): ImportedLocation[] => [
  ...new Map(locations.map((place) => [`${place.city} ${place.country}`, place])).values(),
]
