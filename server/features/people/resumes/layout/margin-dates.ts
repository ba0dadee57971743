// Dates and places in the right margin, next to the lines they do not belong to.

import { duration, findPeriods, hasDate } from '../fields/dates.ts'
import { headingOf } from '../fields/headings.ts'
import { isPlace } from '../fields/places.ts'
import { type Line, lineOf } from './line.ts'

const isPeriod = (text: string): boolean =>
  findPeriods(text).some(({ isRange, from, to }) => isRange && to - from >= text.trim().length - 2)

const isDuration = (text: string): boolean => text.trim() !== '' && text.trim().replace(duration, '').trim() === ''

/** Moves a period printed beside an entry's first bullet to the header above; an entry that starts with a bullet is its own header. */
export function withDatesInHeaders(lines: readonly Line[]): Line[] {
  const result: Line[] = []
  for (const line of lines) {
    const last = line.segments.at(-1) ?? ''
    if (line.segments.length < 2 || !(isPeriod(last) || isDuration(last) || isPlace(last))) {
      result.push(line)
      continue
    }
    const header = result.at(-1)
    const isBeside = header !== undefined && line.isBullet && isUndatedHeader(header)
    if (isPeriod(last) && isBeside) {
      result[result.length - 1] = withSegments(header, [...header.segments, last])
      result.push(...shortened(line))
    } else if (isDuration(last) && !hasDate(line.text)) result.push(...shortened(line))
    else result.push(line.isBullet && line.text.length < 110 ? { ...line, isBullet: false } : line)
  }
  return result
}

const isUndatedHeader = (line: Line): boolean =>
  !line.isBullet &&
  line.isEmphasised &&
  !hasDate(line.text) &&
  headingOf(line.segments[0] ?? '') === null &&
  isPlace(line.segments.at(-1) ?? '')

const withSegments = (line: Line, segments: string[]): Line => ({ ...line, segments, text: segments.join('  ') })

const shortened = (line: Line): Line[] => {
  const rest = lineOf({ ...line, segments: line.segments.slice(0, -1) })
  return rest ? [rest] : []
}
