// Runs the response processing of an item, to find out what an answer is worth in the system it comes from. Only the operators
// below are known; an item that uses another one for its score is unsupported, never guessed.

import type { XmlElement } from '#shared/features/people/profile/import/read-xml.ts'
import { Unsupported } from '../item-notes.ts'

export type Many = { isOrdered: boolean; values: readonly string[] }
export type Value = null | number | boolean | string | Many

type Mapping = { entries: ReadonlyMap<string, number>; folded: ReadonlyMap<string, number>; otherwise: number }
type Bounds = { least: number; most: number }

export type Declaration = {
  id: string
  cardinality: string
  baseType: string
  correct: Value
  mapping: (Mapping & Bounds) | null
}

export type Scoring = {
  declarations: ReadonlyMap<string, Declaration>
  outcomes: ReadonlyMap<string, Value>
  steps: readonly XmlElement[]
  /** Shared by all items of a file, so that neither many items nor a long one take too much time. */
  budget: { left: number }
}

class Ended extends Error {}
const unknown = Symbol('unknown')
type Run = Scoring & { responses: ReadonlyMap<string, Value>; variables: Map<string, Value | typeof unknown> }

/** The value of SCORE for these responses. */
export function scoreOf(scoring: Scoring, responses: ReadonlyMap<string, Value>): number {
  const run: Run = { ...scoring, responses, variables: new Map<string, Value | typeof unknown>(scoring.outcomes) }
  try {
    runAll(run, scoring.steps)
  } catch (error) {
    if (!(error instanceof Ended)) throw error
  }
  const score = variable(run, 'SCORE')
  return typeof score === 'number' ? score : 0
}

function spend({ budget }: Run): void {
  budget.left -= 1
  if (budget.left < 0) throw new Unsupported('scoring')
}

function runAll(run: Run, steps: readonly XmlElement[]): void {
  for (const step of steps) runStep(run, step)
}

function runStep(run: Run, step: XmlElement): void {
  spend(run)
  const { name, attributes, children } = step
  if (name === 'qti-set-outcome-value') {
    const [expression] = children
    run.variables.set(attributes['identifier'] ?? '', expression ? valueOrUnknown(run, expression) : null)
  } else if (name === 'qti-response-condition') {
    const branch = children.find((one) => one.name === 'qti-response-else' || isTrue(run, one.children[0]))
    if (branch) runAll(run, branch.name === 'qti-response-else' ? branch.children : branch.children.slice(1))
  } else if (name === 'qti-response-processing-fragment') runAll(run, children)
  else if (name === 'qti-exit-response') throw new Ended()
  else throw new Unsupported('scoring', name)
}

/** Feedback often uses operators that the score does not. */
function valueOrUnknown(run: Run, expression: XmlElement): Value | typeof unknown {
  try {
    return valueOf(run, expression)
  } catch (error) {
    if (error instanceof Unsupported && run.budget.left > 0) return unknown
    throw error
  }
}

function variable(run: Run, id: string): Value {
  if (run.declarations.has(id)) return run.responses.get(id) ?? null
  if (!run.variables.has(id)) throw new Unsupported('scoring', id)
  const value = run.variables.get(id) ?? null
  if (value === unknown) throw new Unsupported('scoring', id)
  return value
}

const isTrue = (run: Run, expression: XmlElement | undefined): boolean =>
  expression !== undefined && valueOf(run, expression) === true

function valueOf(run: Run, expression: XmlElement): Value {
  spend(run)
  const { name, attributes, children } = expression
  const id = attributes['identifier'] ?? ''
  const values = () => children.map((one) => valueOf(run, one))
  switch (name) {
    case 'qti-variable':
      return variable(run, id)
    case 'qti-correct':
      return declared(run, id).correct
    case 'qti-map-response':
      return mapped(declared(run, id), run.responses.get(id) ?? null)
    case 'qti-base-value':
      return single(expression.text.trim(), attributes['base-type'] ?? 'string')
    case 'qti-null':
      return null
    case 'qti-is-null':
      return isNull(values()[0] ?? null)
    case 'qti-not':
      return values()[0] !== true
    case 'qti-and':
      return values().every((one) => one === true)
    case 'qti-or':
      return values().some((one) => one === true)
    case 'qti-match':
      return isSame(values())
    case 'qti-equal':
      return isEqual(values(), attributes)
    case 'qti-member':
      return isMember(values())
    case 'qti-contains':
      return containsAll(values())
    case 'qti-string-match':
      return isSameText(values(), attributes)
    case 'qti-multiple':
    case 'qti-ordered':
      return { isOrdered: name === 'qti-ordered', values: values().flatMap(textsOf) }
    default:
      return arithmetic(name, values())
  }
}

function arithmetic(name: string, values: readonly Value[]): Value {
  const numbers = values.filter((one) => typeof one === 'number')
  if (numbers.length < values.length) return null
  const [first = 0, second = 0] = numbers
  switch (name) {
    case 'qti-sum':
      return numbers.reduce((sum, one) => sum + one, 0)
    case 'qti-product':
      return numbers.reduce((product, one) => product * one, 1)
    case 'qti-subtract':
      return first - second
    case 'qti-divide':
      return second === 0 ? null : first / second
    case 'qti-gt':
      return first > second
    case 'qti-gte':
      return first >= second
    case 'qti-lt':
      return first < second
    case 'qti-lte':
      return first <= second
    case 'qti-max':
      return Math.max(...numbers)
    case 'qti-min':
      return Math.min(...numbers)
    default:
      throw new Unsupported('scoring', name)
  }
}

function declared(run: Run, id: string): Declaration {
  const declaration = run.declarations.get(id)
  if (!declaration) throw new Unsupported('scoring', id)
  return declaration
}

export const single = (text: string, baseType: string): Value => {
  if (baseType === 'float' || baseType === 'integer')
    return text === '' || !isFinite(Number(text)) ? null : Number(text)
  return baseType === 'boolean' ? text === 'true' || text === '1' : text
}

const isMany = (value: Value): value is Many => typeof value === 'object' && value !== null
const isNull = (value: Value): boolean => value === null || value === '' || (isMany(value) && value.values.length === 0)
const textsOf = (value: Value): readonly string[] =>
  value === null ? [] : isMany(value) ? value.values : [String(value)]

function isSame([one = null, other = null]: readonly Value[]): boolean {
  if (isNull(one) || isNull(other)) return false
  if (!isMany(one) || !isMany(other)) return one === other
  const [left, right] = [one, other].map(({ isOrdered, values }) => (isOrdered ? values : values.toSorted()).join('\n'))
  return left === right
}

function isEqual([one = null, other = null]: readonly Value[], attributes: Record<string, string>): boolean {
  if (typeof one !== 'number' || typeof other !== 'number') return isSame([one, other])
  const mode = attributes['tolerance-mode'] ?? 'exact'
  if (mode === 'exact') return one === other
  const [below = 0, above = below] = (attributes['tolerance'] ?? '').trim().split(/\s+/).map(Number)
  const unit = mode === 'relative' ? Math.abs(one) / 100 : 1
  if (below !== above) throw new Unsupported('scoring', 'tolerance')
  return Math.abs(one - other) <= below * unit + 1e-12
}

const isMember = ([one = null, other = null]: readonly Value[]): boolean =>
  one !== null && !isMany(one) && textsOf(other).includes(String(one))

const containsAll = ([one = null, other = null]: readonly Value[]): boolean =>
  !isNull(one) && !isNull(other) && textsOf(other).every((text) => textsOf(one).includes(text))

function isSameText([one = null, other = null]: readonly Value[], attributes: Record<string, string>): boolean {
  if (attributes['substring'] === 'true') throw new Unsupported('scoring', 'substring')
  const fold = (text: string) => (attributes['case-sensitive'] === 'false' ? text.toLowerCase() : text)
  return typeof one === 'string' && typeof other === 'string' && fold(one) === fold(other)
}

function mapped({ mapping }: Declaration, value: Value): Value {
  if (!mapping) throw new Unsupported('scoring', 'qti-map-response')
  const texts = [...new Set(textsOf(value))]
  const total = texts.reduce(
    (sum, text) => sum + (mapping.entries.get(text) ?? mapping.folded.get(text.toLowerCase()) ?? mapping.otherwise),
    0,
  )
  return Math.min(mapping.most, Math.max(mapping.least, total))
}
