// Words and values as tsquery terms for the document of a job.

import { type SQL, sql } from 'drizzle-orm'
import { placesOf } from '#server/features/jobs/jobs/search-facts.service.ts'
import type { FacetName } from '#shared/features/jobs/job-search/job-search.contract.ts'
import {
  type Alternative,
  type ChoiceFacet,
  choiceFacets,
  type FacetValue,
  isValue,
  type PlanWords,
  type SearchPlan,
  WORLDWIDE,
  type WordGroup,
} from '../search-plan.ts'

const tagOf: Record<ChoiceFacet, string> = {
  workplace: '_w',
  contract: '_t',
  engagement: '_g',
  level: '_l',
  region: '_r',
  country: '_p',
  visa: '_v',
  language: '_n',
  skill: '_k',
  company: '_c',
}

export function filterQuery(plan: SearchPlan, without?: FacetName): string {
  const choices = choiceFacets
    .filter((name) => name !== without && plan.choices[name].length > 0)
    .map((name) => anyValue(name, plan.choices[name]))
  const openTo = plan.openTo !== null && without !== 'openTo' ? [openToQuery(plan.openTo)] : []
  return [wordsQuery(plan), ...choices, ...openTo].filter((part) => part !== '').join(' & ')
}

/** Omits pay, which is not a lexeme, and everything optional in a partial search. */
export const wordsQuery = ({ words, unwantedWords, isPartial }: QueriedWords): string =>
  [
    ...words.filter((group) => !isPartial && !group.some(isPay)).map((group) => groupQuery(group)),
    ...unwantedWords.filter((group) => !group.some(isPay)).map((group) => `!${groupQuery(group)}`),
  ].join(' & ')

type QueriedWords = PlanWords & { isPartial?: boolean }

/** Conditions that do not fit into a tsquery. */
export function wordConditions(plan: QueriedWords): SQL[] {
  const paid = (groups: readonly WordGroup[]) =>
    groups.filter((group) => group.some(isPay)).map((group) => groupCondition(group))
  const unwanted = paid(plan.unwantedWords).map((condition) => sql`not ${condition}`)
  return [...(plan.isPartial ? partialConditions(plan) : paid(plan.words)), ...unwanted]
}

function partialConditions({ words, looseWords }: PlanWords): SQL[] {
  const some = looseWords
    .filter(({ isEnough }) => isEnough)
    .flatMap(({ group, text }) => [groupCondition(group), ...(text.length > 0 ? [groupCondition(text, 'ABCD')] : [])])
  if (some.length === 0 || words.length === 0) return [sql`false`]
  const all = words.map((group) => groupCondition(group))
  return [sql`(${sql.join(some, sql` or `)})`, sql`not (${sql.join(all, sql` and `)})`]
}

const isPay = (alternative: Alternative): alternative is FacetValue =>
  isValue(alternative) && alternative.facet === 'pay'

/** `weights` limits it to where words count for more. */
export function groupCondition(group: WordGroup, weights = 'ABC'): SQL {
  const others = group.filter((alternative) => !isPay(alternative))
  const conditions = [
    ...(others.length > 0 ? [sql`doc @@ ${groupQuery(others, weights)}::tsquery`] : []),
    ...group.filter(isPay).map(({ value }) => sql`coalesce(pay, 0) >= ${Number(value)}`),
  ]
  return conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`
}

/** A job that is open to people in a country has one of these. */
export const openToLexemes = (country: string): string[] => ['any', ...placesOf(country)].map((place) => `_o:${place}`)

function openToQuery(country: string): string {
  const places = placesOf(country)
  const excluded = anyOf(places.map((place) => `_x:${place}`))
  return `(('_o:any' & !${excluded}) | ${anyOf(places.map((place) => `_o:${place}`))})`
}

const anyOf = (lexemes: readonly string[]): string => `(${lexemes.map((lexeme) => quote(lexeme)).join(' | ')})`

export const groupQuery = (group: WordGroup, weights = 'ABC'): string =>
  `(${group.map((alternative) => alternativeQuery(alternative, weights)).join(' | ')})`

function alternativeQuery(alternative: Alternative, weights: string): string {
  if (!isValue(alternative)) return `(${alternative.map((lexeme) => quote(lexeme, weights)).join(' & ')})`
  const { facet, value } = alternative
  if (facet === 'openTo') return value === WORLDWIDE ? quote('_o:any') : openToQuery(value)
  return facet === 'pay' ? neverQuery : quote(valueLexeme(facet, value))
}

/** Matches nothing: pay is compared as a number, not as text. */
const neverQuery = "'_'"

export const anyValue = (facet: ChoiceFacet, values: readonly string[]): string =>
  anyOf(values.map((value) => valueLexeme(facet, value)))

/** A filter value as a lexeme of a job. */
export const valueLexeme = (facet: ChoiceFacet, value: string): string => `${tagOf[facet]}:${value}`

export const quote = (lexeme: string, weights = ''): string =>
  `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'${weights && `:${weights}`}`
