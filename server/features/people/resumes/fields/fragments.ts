// The parts of an entry's header: title, company and location, each with its line.

import { duration, type FoundPeriod, findPeriods, withoutPeriod } from './dates.ts'
import { isPlace, splitPlace } from './places.ts'
import type { NumberedLine } from './sections.ts'

export type Fragment = { text: string; line: number; place: string | null }

const between =
  /\s+[|¦‖·•●∙⋅◦⋄♦/]\s+|\s*[|¦‖]\s*|\s+[-–—―]\s+|\s+@\s*|\s{2,}|\s*[·•●]\s+|(?<!universit\S*(?:\s\S+){0,3})\s+(?:at|bei|chez|presso)\s+(?=\p{Lu})|\s*[—–]\s*(?=\p{Lu})/iu

/** The period in an entry's header: a range, or a date set apart from the text. */
export function periodIn(text: string): FoundPeriod | null {
  const periods = findPeriods(text)
  return periods.find(({ isRange }) => isRange) ?? periods.find((period) => isApart(text, period)) ?? null
}

function isApart(text: string, { start, from, to }: FoundPeriod): boolean {
  const before = text.slice(0, from).trimEnd()
  const isMonth = (start?.length ?? 0) > 4
  return (
    before === '' ||
    /[(,，|·•–—:-]$/.test(before) ||
    /\s{2}$/.test(text.slice(0, from)) ||
    (isMonth && text.length - to < 12)
  )
}

export function fragmentsOf(line: NumberedLine): Fragment[] {
  return line.segments.flatMap((segment) => {
    const period = periodIn(segment)
    const rest = period ? withoutPeriod(segment, period) : segment
    return rest
      .split(between)
      .map(tidy)
      .filter((text) => /\p{Letter}/u.test(text) && text.length > 1 && text.replace(duration, '') !== '')
      .map((text) => {
        const { rest: name, place } = isPlace(text) ? { rest: '', place: text } : splitPlace(text)
        return { text: tidy(name), line: line.index, place }
      })
  })
}

export const tidy = (text: string): string =>
  text
    .replace(/^[\s,;:|·•–—-]+|[\s,;:|·•–—-]+$/gu, '')
    .replace(/^\(\s*\)|\(\s*\)$/g, '')
    .replace(/^\(([^()]*)\)$/, '$1')
    .trim()
