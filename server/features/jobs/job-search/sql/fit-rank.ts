// The points of a best fit as SQL.

import { type SQL, sql } from 'drizzle-orm'
import { type FitCondition, fitPoints } from '../fit-points.ts'
import { hoursFit, reachFit, YES } from '../reader-fit.service.ts'
import type { SearchPlan } from '../search-plan.ts'
import { anyValue, groupCondition, quote } from './doc-query.ts'
import { instantOf } from './facet-tally.queries.ts'
import { type KeyConditions, textArray } from './key-lists.queries.ts'

export function fitRank(plan: SearchPlan, keys: KeyConditions): SQL {
  const points = fitPoints(plan).map(
    ({ worth, ...condition }) =>
      sql`case when ${conditionOf(plan, keys, condition)} then ${sql.raw(String(worth))} else 0 end`,
  )
  return sql.join(points, sql` + `)
}

/** How many of a job's must-haves the reader has, computed once for all points that need it. */
export const knownMustHaves = ({ reader: { skills } }: SearchPlan): SQL =>
  skills.length === 0
    ? sql`0`
    : sql.join(
        skills.map((skill) => sql`(doc @@ ${quote(skill, 'AB')}::tsquery)::int`),
        sql` + `,
      )

function conditionOf({ reader, now }: SearchPlan, keys: KeyConditions, point: FitCondition): SQL {
  switch (point.kind) {
    case 'reach': {
      const fit = reachFit(reader, now)
      return keys.reach((key) => fit.of(key) <= point.worst)
    }
    case 'inHours': {
      const fit = hoursFit(reader, now)
      return keys.hours((key) => fit.of(key).verdict <= YES)
    }
    case 'sharedMinutes': {
      const fit = hoursFit(reader, now)
      return keys.hours((key) => fit.of(key).sharedMinutes >= point.least)
    }
    case 'words':
      return groupCondition(point.group, point.where)
    case 'mustHaves':
      return sql`known_must_haves >= ${point.least}`
    case 'pay':
      return sql`pay >= ${point.least}`
    case 'level':
      return sql`doc @@ ${anyValue('level', point.levels)}::tsquery`
    case 'languages':
      return sql`string_to_array(languages, '+') <@ ${textArray(reader.languages)}`
    case 'posted':
      return sql`posted_at >= ${instantOf(point.since)}`
  }
}
