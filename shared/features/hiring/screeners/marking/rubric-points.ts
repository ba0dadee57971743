import { roundPoints } from '../scoring/round-points.ts'
import type { Rubric } from './rubric.contract.ts'

/** For the best level of each criterion. */
export const bestOf = (rubric: Rubric): number =>
  roundPoints(rubric.reduce((sum, { levels }) => sum + Math.max(0, ...levels.map(({ points }) => points)), 0))

/** `chosen`: the place of a level for each criterion. Null if one is missing or does not exist. */
export function pointsOfLevels(rubric: Rubric, chosen: readonly number[]): number | null {
  const each = rubric.map(({ levels }, place) => levels[chosen[place] ?? -1]?.points)
  if (chosen.length !== rubric.length || each.includes(undefined)) return null
  return roundPoints(each.reduce<number>((sum, points) => sum + (points ?? 0), 0))
}
