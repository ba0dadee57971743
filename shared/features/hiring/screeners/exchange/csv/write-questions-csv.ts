import type { WrittenQuestion } from '../../question.contract.ts'
import { type KindOf, type Loss, lossesOfParts, type Written } from '../written-file.ts'
import { columns, escapeLine, type Row } from './csv-columns.ts'

export function writeQuestionsCsv(questions: readonly WrittenQuestion[]): Written {
  const rows = questions.map(rowOf)
  const left = rows.flatMap((row, place): Loss[] => (row === null ? [{ number: place + 1, reason: 'kind' }] : []))
  const losses = [...lossesOfParts(questions), ...left]
  const lines = rows.filter((row) => row !== null).map((row) => columns.map((column) => quoted(row[column] ?? '')))
  return { text: `\ufeff${[columns.join(','), ...lines.map((line) => line.join(','))].join('\r\n')}\r\n`, losses }
}

/** Spreadsheets run a cell that begins like a formula (CSV injection); an apostrophe in front keeps it text. Reading removes it. */
const quoted = (text: string): string => {
  const safe = /^[=+@\t\r'-]/.test(text) && !/^-?\d/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

function rowOf(question: WrittenQuestion): Row | null {
  const own = ownColumns(question)
  const { kind, text, code, points, penalty, isAllOrNothing, topic, explanation } = question
  if (own === null) return null
  return {
    type: kind,
    question: text,
    text_to_read: code ?? '',
    points: String(points),
    points_off: penalty ? String(penalty) : '',
    all_or_nothing: isAllOrNothing ? 'yes' : '',
    topic: topic ?? '',
    explanation: explanation ?? '',
    ...own,
  }
}

const lines = (texts: readonly string[]): string => texts.map(escapeLine).join('\n')
const choices = ({ options }: KindOf<'single' | 'multiple'>): Row => ({
  options: options.map(({ text, isRight }) => `${isRight ? '* ' : ''}${escapeLine(text)}`).join('\n'),
})
const exact = (isExact: boolean | undefined): Row => (isExact ? { exact: 'yes' } : {})

function ownColumns(question: WrittenQuestion): Row | null {
  switch (question.kind) {
    case 'single':
    case 'multiple':
      return choices(question)
    case 'true_false':
      return { answer: question.isTrue ? 'true' : 'false' }
    case 'numeric':
      return { answer: String(question.answer), tolerance: String(question.tolerance), unit: question.unit }
    case 'short_text':
      return { answer: lines(question.accepted), ...exact(question.isExact) }
    case 'long_text': {
      const { minLength, maxLength, guide } = question
      return { min_length: String(minLength), max_length: String(maxLength), guide }
    }
    case 'ordering':
      return { options: lines(question.items.map(({ text }) => text)) }
    case 'matching': {
      const { items, others } = question
      return {
        options: lines(items.map(({ text }) => text)),
        matches: lines([...items.map(({ match }) => match), ...others]),
      }
    }
    case 'gaps': {
      const alternatives = question.gaps.map((accepted) => accepted.map(escapeLine).join(' | ')).join('\n')
      return { template: question.template, answer: alternatives, ...exact(question.isExact) }
    }
    case 'code': {
      const { language, entry, starter, cases } = question
      return { language, function: entry, starter, options: cases.map((one) => JSON.stringify(one)).join('\n') }
    }
    case 'file':
    case 'spoken':
      return null
  }
}
