// Words and values as tsquery terms for the document of a job.

import { placesOf } from '#server/features/jobs/jobs/search-facts.service.ts'
import type { FacetName } from '#shared/features/jobs/job-search/job-search.contract.ts'
import {
  type Alternative,
  type ChoiceFacet,
  choiceFacets,
  isValue,
  type PlanWords,
  type SearchPlan,
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

export const wordsQuery = ({ words, unwantedWords }: PlanWords): string =>
  [...words.map((group) => groupQuery(group)), ...unwantedWords.map((group) => `!${groupQuery(group)}`)].join(' & ')

/** A job that is open to people in a country has one of these. */
export const openToLexemes = (country: string): string[] => ['any', ...placesOf(country)].map((place) => `_o:${place}`)

function openToQuery(country: string): string {
  const places = placesOf(country)
  const excluded = anyOf(places.map((place) => `_x:${place}`))
  return `(('_o:any' & !${excluded}) | ${anyOf(places.map((place) => `_o:${place}`))})`
}

const anyOf = (lexemes: readonly string[]): string => `(${lexemes.map((lexeme) => quote(lexeme)).join(' | ')})`

/** `weights` limits it to where words count for more. */
export const groupQuery = (group: WordGroup, weights = ''): string =>
  `(${group.map((alternative) => alternativeQuery(alternative, weights)).join(' | ')})`

function alternativeQuery(alternative: Alternative, weights: string): string {
  if (!isValue(alternative)) return `(${alternative.map((lexeme) => quote(lexeme, weights)).join(' & ')})`
  const { facet, value } = alternative
  return facet === 'openTo' ? openToQuery(value) : quote(valueLexeme(facet, value))
}

export const anyValue = (facet: ChoiceFacet, values: readonly string[]): string =>
  anyOf(values.map((value) => valueLexeme(facet, value)))

/** A filter value as a lexeme of a job. */
export const valueLexeme = (facet: ChoiceFacet, value: string): string => `${tagOf[facet]}:${value}`

export const quote = (lexeme: string, weights = ''): string =>
  `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'${weights && `:${weights}`}`
