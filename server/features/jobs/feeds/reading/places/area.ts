// A part of the world, as countries and regions.

import { countriesOf, isInRegion } from '#shared/features/jobs/jobs/fit/regions.ts'
import { type JobRegion, jobRegions } from '#shared/features/jobs/jobs/job-terms.ts'
import type { Place } from './place-names.ts'
import { subdivisions } from './subdivisions.ts'

export type Area = {
  countries: readonly string[]
  regions: readonly JobRegion[]
  excludedSubdivisions: readonly string[]
}

const once = <T>(values: readonly T[]): T[] => [...new Set(values)]

/** `isExclusion`: the named states are left out; otherwise all other states of their country are. */
export function areaOfPlaces(places: readonly Place[], isExclusion: boolean): Area {
  const states = places.flatMap((place) => (place.kind === 'subdivision' ? [place.code] : []))
  const named = places.flatMap((place) => {
    if (place.kind === 'country') return [place.code]
    return place.kind === 'area' ? place.countries : []
  })
  const homes = isExclusion ? [] : states.map((code) => code.slice(0, 2))
  return {
    countries: once([...named, ...homes]),
    regions: once(places.flatMap((place) => (place.kind === 'area' ? place.regions : []))),
    // A state beside its country limits nothing: "Austin, Texas or anywhere in the US".
    excludedSubdivisions: isExclusion
      ? states
      : otherStates(states.filter((code) => !named.includes(code.slice(0, 2)))),
  }
}

function otherStates(states: readonly string[]): string[] {
  const homes = new Set(states.map((code) => code.slice(0, 2)))
  return once([...subdivisions.values()]).filter((code) => homes.has(code.slice(0, 2)) && !states.includes(code))
}

export const isNamed = ({ countries, regions }: Area): boolean => countries.length + regions.length > 0

export const countriesIn = ({ countries, regions }: Area): string[] =>
  once([...countries, ...regions.flatMap(countriesOf)])

const covers = ({ countries, regions }: Area, country: string): boolean =>
  countries.includes(country) || regions.some((region) => isInRegion(country, region))

export const isWithin = (inner: Area, outer: Area): boolean =>
  countriesIn(inner).every((country) => covers(outer, country))

export const isApart = (one: Area, other: Area): boolean => !countriesIn(one).some((country) => covers(other, country))

export function joinAreas(areas: readonly Area[]): Area {
  return {
    countries: once(areas.flatMap(({ countries }) => countries)),
    regions: jobRegions.filter((region) => areas.some(({ regions }) => regions.includes(region))),
    excludedSubdivisions: areas.length === 1 ? (areas[0]?.excludedSubdivisions ?? []) : [],
  }
}

/** Regions cannot have exceptions, so they are expanded to countries. */
export function without(area: Area, excluded: Area): Area {
  const all = countriesIn(area)
  const kept = all.filter((country) => !covers(excluded, country))
  return kept.length === 0 || kept.length === all.length ? area : { ...area, countries: kept, regions: [] }
}

export function common(one: Area, other: Area): Area {
  if (isWithin(one, other)) return one
  if (isWithin(other, one)) return other
  return { ...one, countries: countriesIn(one).filter((country) => covers(other, country)), regions: [] }
}
