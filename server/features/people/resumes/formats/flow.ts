// Lays out the paragraphs and tables of word processors as lines.

import { type Line, lineOf } from '../layout/line.ts'

export type Paragraph = {
  kind: 'paragraph'
  /** Tabs separate segments, line breaks lines. */
  text: string
  isBullet: boolean
  isEmphasised: boolean
  /** In points; null for the document's default. */
  size: number | null
  hasSpaceBefore: boolean
  links?: readonly string[]
}
export type Table = { kind: 'table'; rows: Flow[][] }
export type Flow = (Paragraph | Table)[]

const DEFAULT_SIZE = 11

export function flowLines(flow: Flow): Line[] {
  const sizes = paragraphsIn(flow).flatMap(({ size, text }) =>
    Array<number>(Math.ceil(text.length / 20)).fill(size ?? DEFAULT_SIZE),
  )
  const body = sizes.toSorted((one, other) => one - other)[Math.floor(sizes.length / 2)] ?? DEFAULT_SIZE
  let column = 0
  const layOut = (part: Flow, inColumn: number): Line[] => {
    let isAfterGap = true
    return part.flatMap((item) => {
      if (item.kind === 'table') {
        isAfterGap = true
        return item.rows.flatMap((cells) => layOutRow(cells, inColumn))
      }
      if (item.text.trim() === '') {
        isAfterGap = true
        return []
      }
      const lines = paragraphLines(item, { body, column: inColumn, startsBlock: isAfterGap || item.hasSpaceBefore })
      isAfterGap = false
      return lines
    })
  }
  const layOutRow = (cells: Flow[], inColumn: number): Line[] => {
    const filled = cells.filter((cell) => paragraphsIn(cell).some(({ text }) => text.trim() !== ''))
    if (filled.length < 2) return filled.flatMap((cell) => layOut(cell, inColumn))
    const laidOut = filled.map((cell) => layOut(cell, inColumn))
    // Long cells side by side are columns; other table rows become one line.
    if (laidOut.filter((lines) => lines.length > 3).length > 1 || laidOut.some((lines) => lines.length > 14)) {
      return filled.flatMap((cell) => {
        column += 1
        return layOut(cell, column)
      })
    }
    const longest = laidOut.toSorted((one, other) => other.length - one.length)[0] ?? []
    const row = lineOf({
      ...longest[0],
      startsBlock: true,
      segments: laidOut.flatMap((lines) => lines[0]?.segments ?? []),
      links: laidOut.flatMap((lines) => lines[0]?.links ?? []),
    })
    return [...(row ? [row] : []), ...laidOut.flatMap((lines) => lines.slice(1))]
  }
  return layOut(flow, 0)
}

const paragraphsIn = (flow: Flow): Paragraph[] =>
  flow.flatMap((item) =>
    item.kind === 'paragraph' ? [item] : item.rows.flatMap((cells) => cells.flatMap(paragraphsIn)),
  )

function paragraphLines(
  { text, isBullet, isEmphasised, size, links }: Paragraph,
  { body, column, startsBlock }: { body: number; column: number; startsBlock: boolean },
): Line[] {
  return text.split('\n').flatMap((part, index) => {
    const line = lineOf({
      segments: part.split(/\t+| {4,}/),
      isBullet: isBullet && index === 0,
      isEmphasised,
      scale: (size ?? DEFAULT_SIZE) / body,
      startsBlock: startsBlock && index === 0,
      column,
      ...(links && { links }),
    })
    return line ?? []
  })
}
