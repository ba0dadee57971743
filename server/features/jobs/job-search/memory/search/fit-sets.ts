// The conditions of a best fit as bitsets.

import { type FitCondition, fitPoints, tierWorths } from '../../fit-points.ts'
import { hoursFit, reachFit, YES } from '../../reader-fit.service.ts'
import type { SearchPlan } from '../../search-plan.ts'
import type { PlaceSet } from '../bits/place-sets.ts'
import { chosenSet, overlapSet, paidSet, postedSet, reachSet } from './filter-sets.ts'
import type { WeightedSet } from './rank-order.ts'
import type { SetSource } from './set-cache.ts'
import { mustHavesSet, wordSet } from './word-sets.ts'

export const fitSets = (source: SetSource, plan: SearchPlan, borrow: () => PlaceSet): WeightedSet[] =>
  fitPoints(plan).flatMap((point) => {
    const set = setOf(source, plan, point, borrow)
    return addends(point.worth).map((worth) => ({ worth, set }))
  })

const tiers = Object.values(tierWorths).toSorted((one, other) => other - one)

/** Splits a weight into terms of one or two points per tier. */
function addends(worth: number): number[] {
  const tier = tiers.find((one) => one <= worth) ?? 1
  const times = worth / tier
  return times <= 2
    ? [worth]
    : [...Array.from({ length: times >> 1 }, () => 2 * tier), ...(times % 2 === 1 ? [tier] : [])]
}

function setOf(source: SetSource, plan: SearchPlan, point: FitCondition, borrow: () => PlaceSet): PlaceSet {
  switch (point.kind) {
    case 'reach':
      return reachSet(source, reachFit(plan.reader, plan.now), point.worst)
    case 'inHours':
      return inHoursSet(source, plan)
    case 'sharedMinutes':
      return overlapSet(source, plan, point.least)
    case 'words':
      return wordSet(source, point.group, point.where)
    case 'mustHaves':
      return mustHavesSet(source, plan.reader.skills, point.least)
    case 'pay':
      return paidSet(source, point.least)
    case 'level':
      return chosenSet(source, 'level', point.levels)
    case 'languages':
      return spokenSet(source, plan.reader.languages)
    case 'posted':
      return postedSet(source.jobs, point.since, borrow())
  }
}

function inHoursSet({ cache }: SetSource, { reader, now }: SearchPlan): PlaceSet {
  const fit = hoursFit(reader, now)
  return cache.matching(`in hours ${fit.name}`, 'hours', (key) => fit.of(key).verdict <= YES)
}

const spokenSet = ({ cache }: SetSource, languages: readonly string[]): PlaceSet =>
  cache.matching(`spoken ${languages.join(' ')}`, 'languages', (key) =>
    key.split('+').every((language) => language === '' || languages.includes(language)),
  )
