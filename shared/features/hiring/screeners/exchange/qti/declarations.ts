// The declarations of an item: right answers, values of answers, and the variables its scoring starts with.

import type { XmlElement } from '#shared/features/people/profile/import/read-xml.ts'
import { Unsupported } from '../item-notes.ts'
import { type Declaration, type Scoring, single, type Value } from './response-processing.ts'

export const childrenOf = (element: XmlElement | undefined, name: string): XmlElement[] =>
  element?.children.filter((child) => child.name === name) ?? []

export const allWithin = (element: XmlElement, matches: (element: XmlElement) => boolean): XmlElement[] =>
  element.children.flatMap((child) => [...(matches(child) ? [child] : []), ...allWithin(child, matches)])

const valuesIn = (element: XmlElement | undefined): string[] =>
  childrenOf(element, 'qti-value').map(({ text }) => text.trim().replace(/\s+/g, ' '))

export function readScoring(item: XmlElement, budget: Scoring['budget']): Scoring {
  const declarations = childrenOf(item, 'qti-response-declaration').map(declarationOf)
  return {
    declarations: new Map(declarations.map((one) => [one.id, one])),
    outcomes: new Map<string, Value>([
      ['SCORE', 0],
      ['completionStatus', 'unknown'],
      ...childrenOf(item, 'qti-outcome-declaration').map((one): [string, Value] => [
        one.attributes['identifier'] ?? '',
        initialOf(one),
      ]),
    ]),
    steps: stepsOf(item),
    budget,
  }
}

function declarationOf(element: XmlElement): Declaration {
  const { identifier = '', cardinality = 'single', 'base-type': baseType = 'string' } = element.attributes
  const [correct] = childrenOf(element, 'qti-correct-response')
  const [mapping] = childrenOf(element, 'qti-mapping')
  const values = valuesIn(correct)
  return {
    id: identifier,
    cardinality,
    baseType,
    correct: correct
      ? cardinality === 'single'
        ? single(values[0] ?? '', baseType)
        : { isOrdered: cardinality === 'ordered', values }
      : null,
    mapping: mapping ? mappingOf(mapping) : null,
  }
}

function mappingOf(element: XmlElement): Declaration['mapping'] {
  const { 'default-value': otherwise, 'lower-bound': least, 'upper-bound': most } = element.attributes
  const entries = childrenOf(element, 'qti-map-entry').map(({ attributes }) => ({
    key: (attributes['map-key'] ?? '').trim().replace(/\s+/g, ' '),
    value: numberOr(attributes['mapped-value'], 0),
    isFolded: attributes['case-sensitive'] === 'false',
  }))
  return {
    entries: new Map(entries.map(({ key, value }) => [key, value])),
    folded: new Map(entries.filter(({ isFolded }) => isFolded).map(({ key, value }) => [key.toLowerCase(), value])),
    otherwise: numberOr(otherwise, 0),
    least: numberOr(least, Number.NEGATIVE_INFINITY),
    most: numberOr(most, Number.POSITIVE_INFINITY),
  }
}

const numberOr = (text: string | undefined, otherwise: number): number =>
  text === undefined || !Number.isFinite(Number(text)) ? otherwise : Number(text)

/** Numbers start at zero. */
function initialOf(element: XmlElement): Value {
  const { 'base-type': baseType = 'string', cardinality = 'single' } = element.attributes
  const values = valuesIn(childrenOf(element, 'qti-default-value')[0])
  if (cardinality !== 'single') return { isOrdered: cardinality === 'ordered', values }
  if (values[0] !== undefined) return single(values[0], baseType)
  return baseType === 'float' || baseType === 'integer' ? 0 : null
}

/** The standard templates, written out. They exist under several addresses. */
function stepsOf(item: XmlElement): readonly XmlElement[] {
  const [processing] = childrenOf(item, 'qti-response-processing')
  if (!processing) return []
  if (processing.children.length > 0) return processing.children
  const template = processing.attributes['template'] ?? processing.attributes['template-location'] ?? ''
  const name =
    template
      .split('/')
      .at(-1)
      ?.replace(/\.xml$/, '')
      .toLowerCase() ?? ''
  if (name === 'match_correct' || name === 'cc2_match') return matchCorrect
  if (name === 'map_response' || name === 'cc2_map_response') return mapResponse
  if (template === '') return []
  throw new Unsupported('scoring', name)
}

const element = (name: string, attributes: Record<string, string>, ...children: XmlElement[]): XmlElement => ({
  name,
  attributes,
  children,
  content: children,
  text: '',
})
const response = { identifier: 'RESPONSE' }
const setScore = (value: XmlElement) => element('qti-set-outcome-value', { identifier: 'SCORE' }, value)
const one: XmlElement = { ...element('qti-base-value', { 'base-type': 'float' }), text: '1' }

const matchCorrect = [
  element(
    'qti-response-condition',
    {},
    element(
      'qti-response-if',
      {},
      element('qti-match', {}, element('qti-variable', response), element('qti-correct', response)),
      setScore(one),
    ),
  ),
]
const mapResponse = [setScore(element('qti-map-response', response))]
