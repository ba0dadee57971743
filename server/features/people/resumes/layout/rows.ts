import type { Run } from '../formats/pdf-text.ts'

/** Runs on one baseline, in reading order. */
export type Row = { y: number; size: number; isRtl: boolean; runs: Run[] }

/** Superscripts and mixed font sizes shift a baseline by less than this, relative to the font size. */
const BASELINE_TOLERANCE = 0.4

export function rowsOf(runs: readonly Run[]): Row[] {
  const rows: Row[] = []
  for (const run of runs.toSorted((one, other) => one.y - other.y || one.x - other.x)) {
    const last = rows.at(-1)
    if (last && run.y - last.y < BASELINE_TOLERANCE * Math.min(last.size, run.size)) {
      last.runs.push(run)
      last.size = Math.max(last.size, run.size)
    } else rows.push({ y: run.y, size: run.size, isRtl: false, runs: [run] })
  }
  return rows.map(ordered)
}

export function ordered(row: Row): Row {
  const rtl = row.runs.filter(({ text }) => /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(text))
  const isRtl = lengthOf(rtl) * 2 > lengthOf(row.runs)
  const runs = row.runs.toSorted((one, other) => (isRtl ? other.x - one.x : one.x - other.x))
  return { ...row, isRtl, runs }
}

const lengthOf = (runs: readonly Run[]): number => runs.reduce((sum, { text }) => sum + text.length, 0)

/** Gaps relative to the font size: the first ends a word, the second a segment. */
const WORD_GAP = 0.14
const WORD_GAP_INDIC = 0.2
const SEGMENT_GAP = 1.5
const SEGMENT_GAP_CJK = 1.9
/** A label set in another font stands apart from its text by less. */
const LABEL_GAP = 0.8

/** Pieces of the row in one font each. */
export function styledParts({ runs }: Row): string[] {
  const parts: { text: string; run: Run }[] = []
  for (const run of runs) {
    const last = parts.at(-1)
    if (last && last.run.font === run.font && Math.abs(last.run.size - run.size) < 0.3) {
      const gap = run.x - (last.run.x + last.run.width)
      last.text += gap > run.size * WORD_GAP ? ` ${run.text}` : run.text
      last.run = run
    } else parts.push({ text: run.text, run })
  }
  return parts.map(({ text }) => text)
}

/** `stop`: where a column of text starts beside a margin of dates, which may be close to it. */
export function segmentsOf({ runs, isRtl }: Row, stop?: number): { text: string; runs: Run[] }[] {
  const segments: { text: string; runs: Run[] }[] = []
  let before: Run | null = null
  for (const run of runs) {
    const last = segments.at(-1)
    if (!last || !before) segments.push({ text: run.text, runs: [run] })
    else {
      const gap = isRtl ? before.x - (run.x + run.width) : run.x - (before.x + before.width)
      const size = Math.max(before.size, run.size)
      const isCjk = cjk.test(before.text.at(-1) ?? '') && cjk.test(run.text[0] ?? '')
      // The same text drawn twice to look bold.
      if (run.text === before.text && Math.abs(run.x - before.x) < size * 0.1) continue
      // Digits and other scripts change the font as well.
      const isLabel =
        segments.length === 1 &&
        !isRtl &&
        /\p{Letter}$/u.test(last.text.trim()) &&
        last.runs.every(({ font }) => font !== run.font)
      const isStop = stop !== undefined && segments.length === 1 && !isRtl && Math.abs(run.x - stop) < 1.5
      if (isStop || gap > size * (isCjk ? SEGMENT_GAP_CJK : isLabel ? LABEL_GAP : SEGMENT_GAP))
        segments.push({ text: run.text, runs: [run] })
      else {
        const isWord =
          gap > size * (isCjk ? 0.6 : indic.test(before.text) && indic.test(run.text) ? WORD_GAP_INDIC : WORD_GAP)
        const isSmallCaps =
          /(?:^|\s)\p{Lu}$/u.test(last.text) && /^\p{Lu}{2}/u.test(run.text) && run.size < before.size * 0.9
        last.text +=
          isWord && !isSmallCaps && !last.text.endsWith(' ') && !run.text.startsWith(' ') ? ` ${run.text}` : run.text
        last.runs.push(run)
      }
    }
    before = run
  }
  return segments
}

const cjk = /[\u3000-\u30ff\u3400-\u9fff\uac00-\ud7af\uff00-\uffef]/
/** Their signs are placed above, below and before one another, so gaps within a word vary. */
const indic = /[\u0900-\u0dff]/
