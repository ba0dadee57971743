// What the line below an entry's date says. One entry may leave it open; all entries of a section together rarely do.

import { isPlace, splitPlace } from '../places.ts'
import type { NumberedLine } from '../sections.ts'
import { namesOrganisation, namesTitle } from '../words.ts'
import { type Fragment, fragmentsOf, periodIn } from './fragments.ts'
import { isUnit } from './work-names.ts'

export type LineBelow = { kind: 'title' | 'company'; model: NumberedLine }

const LONGEST = 80

const isShort = (line: NumberedLine): boolean =>
  !line.isBullet &&
  line.text.length <= LONGEST &&
  line.text.split(/\s+/).length <= 10 &&
  !/^\p{Ll}|[.。;:]$/u.test(line.text) &&
  periodIn(line.text) === null

const namesIn = (line: NumberedLine): Fragment[] => fragmentsOf(line).filter(({ text }) => text !== '')

const headOf = ({ segments }: NumberedLine): string => segments[0] ?? ''

function kindBelow(line: NumberedLine, below: NumberedLine): LineBelow['kind'] | null {
  const names = namesIn(line)
  if (names.length === 0) return null
  const hasTitle = names.some(({ text }) => namesTitle(text))
  if (namesTitle(headOf(below))) return hasTitle ? null : 'title'
  if (isPlace(headOf(below))) return null
  const isLocated = names.length === 1 && splitPlace(headOf(below)).place !== null
  const isCompany = namesOrganisation(headOf(below)) || isLocated
  return hasTitle && !names.some(({ text }) => namesOrganisation(text)) && isCompany ? 'company' : null
}

/** Null if the entries do not agree. */
export function lineBelow(lines: readonly NumberedLine[], anchors: readonly number[]): LineBelow | null {
  const below = anchors.flatMap((anchor) => {
    const [line, next] = [lines[anchor], lines[anchor + 1]]
    const kind = line && next && isShort(next) ? kindBelow(line, next) : null
    return kind && next ? [{ kind, model: next }] : []
  })
  const [most = []] = [...Map.groupBy(below, ({ kind }) => kind).values()].toSorted(
    (one, other) => other.length - one.length,
  )
  return most.length >= Math.min(2, anchors.length) && most.length * 5 >= anchors.length * 3 ? (most[0] ?? null) : null
}

const isAlike = (line: NumberedLine, model: NumberedLine): boolean =>
  line.isEmphasised === model.isEmphasised &&
  Math.abs(line.scale - model.scale) < 0.08 &&
  Math.abs(line.indent - model.indent) < 8

/** The names of an entry whose line below is what it is in the other entries; null if this one is different. */
export function namesWithBelow(
  { kind, model }: LineBelow,
  line: NumberedLine,
  [below, next]: readonly NumberedLine[],
): Fragment[] | null {
  if (!below || !isShort(below)) return null
  const own = kindBelow(line, below)
  const isCertain = own === kind || (own === null && (model.isEmphasised || next?.isBullet) && isAlike(below, model))
  const names = namesIn(line)
  if (!isCertain || names.length === 0) return null
  const { rest, place } = splitPlace(headOf(below))
  const [named] = kind === 'company' ? namesIn(below) : []
  const other: Fragment = named ? { ...named, kind } : { text: rest, line: below.index, place, kind }
  const places = [...fragmentsOf(line), ...fragmentsOf(below)].flatMap((fragment) =>
    fragment.place === null ? [] : [{ ...fragment, text: '' }],
  )
  const [first] = names
  if (!first) return null
  const parent = isUnit(first.text) ? names.find(({ text }) => namesOrganisation(text) && !isUnit(text)) : undefined
  const dated: Fragment =
    kind === 'title'
      ? { ...(parent ?? first), kind: 'company' }
      : { ...first, kind: 'title', text: names.map(({ text }) => text).join(' – ') }
  return [dated, other, ...places]
}
