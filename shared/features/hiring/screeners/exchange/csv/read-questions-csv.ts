// Questions from a table, with the columns of csv-columns.ts in any order.

import { readCsv } from '#shared/features/people/profile/import/read-csv.ts'
import { readJson } from '../../code/same-value.ts'
import type { WrittenQuestion } from '../../question.contract.ts'
import { MAX_LONG_TEXT } from '../../screener-limits.ts'
import { type ReadItem, Unsupported } from '../item-notes.ts'
import { readItem } from '../read-question.ts'
import { linesOf, type Row, splitAlternatives, unescapeLine } from './csv-columns.ts'

const MOST_ROWS = 2_000
const MOST_CHARACTERS = 5 * 1024 * 1024

/** Null if it has no columns for the type and the question. */
export function readQuestionsCsv(source: string): ReadItem[] | null {
  if (source.length > MOST_CHARACTERS) return null
  const rows = readCsv(source, separatorOf(source))
  if (!rows[0] || !('type' in rows[0]) || !('question' in rows[0])) return null
  return rows.slice(0, MOST_ROWS).map((cells) => {
    const row = Object.fromEntries(Object.entries(cells).map(([name, cell]) => [name, withoutGuard(cell)])) as Row
    return readItem((row.question ?? '').split('\n')[0]?.slice(0, 60) ?? '', () => questionOf(row))
  })
}

const withoutGuard = (cell: string): string => (/^'[=+@'-]/.test(cell) ? cell.slice(1) : cell)

/** Spreadsheets in many European locales write semicolons. */
function separatorOf(source: string): ',' | ';' {
  const [head = ''] = source.split('\n', 1)
  return head.includes(';') && !head.includes(',') ? ';' : ','
}

const number = (cell: string | undefined, otherwise: number): number => {
  const text = (cell ?? '').replace(',', '.')
  return text === '' ? otherwise : Number(text)
}
const isYes = (cell: string | undefined): boolean => /^(?:yes|true|1)$/i.test(cell ?? '')

function questionOf(row: Row): WrittenQuestion {
  const text = row.question ?? ''
  if (text === '') throw new Unsupported('not_a_question')
  const points = number(row.points, 1)
  const penalty = number(row.points_off, 0)
  if (!Number.isFinite(points)) throw new Unsupported('incomplete', 'points')
  return {
    text,
    code: row.text_to_read ? row.text_to_read : null,
    points,
    ...(penalty ? { penalty } : {}),
    ...(isYes(row.all_or_nothing) ? { isAllOrNothing: true } : {}),
    ...(row.topic ? { topic: row.topic } : {}),
    ...(row.explanation ? { explanation: row.explanation } : {}),
    ...keyOf(row),
  } as WrittenQuestion
}

function keyOf(row: Row): object {
  const kind = (row.type ?? '').trim().toLowerCase()
  const spelling = isYes(row.exact) ? { isExact: true } : {}
  switch (kind) {
    case 'single':
    case 'multiple':
      return { kind, options: linesOf(row.options).map(option) }
    case 'true_false':
      if (!/^(?:true|false)$/i.test(row.answer ?? '')) throw new Unsupported('no_key')
      return { kind, isTrue: /^true$/i.test(row.answer ?? '') }
    case 'numeric':
      if (!row.answer || !Number.isFinite(number(row.answer, 0))) throw new Unsupported('no_key')
      return { kind, answer: number(row.answer, 0), tolerance: number(row.tolerance, 0), unit: row.unit ?? '' }
    case 'short_text':
      return { kind, accepted: linesOf(row.answer).map(unescapeLine), ...spelling }
    case 'long_text': {
      const [minLength, maxLength] = [number(row.min_length, 0), number(row.max_length, MAX_LONG_TEXT)]
      return { kind, minLength, maxLength, guide: row.guide ?? '' }
    }
    case 'ordering':
      return { kind, items: linesOf(row.options).map((line) => ({ text: unescapeLine(line) })) }
    case 'matching':
      return { kind, ...pairs(row) }
    case 'gaps':
      return { kind, template: row.template ?? '', gaps: linesOf(row.answer).map(splitAlternatives), ...spelling }
    case 'code': {
      const { language, function: entry, starter = '' } = row
      return { kind, language, entry, starter, cases: linesOf(row.options).map((line) => readJson(line)?.value) }
    }
    default:
      throw new Unsupported('interaction', kind)
  }
}

const option = (line: string) =>
  line.startsWith('*')
    ? { text: unescapeLine(line.slice(1)), isRight: true }
    : { text: unescapeLine(line), isRight: false }

function pairs(row: Row): object {
  const [asked, matches] = [row.options, row.matches].map((cell) => linesOf(cell).map(unescapeLine))
  if (!asked || !matches || matches.length < asked.length) throw new Unsupported('no_key')
  return {
    items: asked.map((text, place) => ({ text, match: matches[place] ?? '' })),
    others: matches.slice(asked.length),
  }
}
