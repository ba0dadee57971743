// One question per row. Lists stand in one cell, a line each, so that a table of questions can be written in any spreadsheet.

export const columns = [
  'type',
  'question',
  'text_to_read',
  'points',
  'points_off',
  'all_or_nothing',
  'topic',
  'explanation',
  'template',
  'options',
  'matches',
  'answer',
  'tolerance',
  'unit',
  'exact',
  'min_length',
  'max_length',
  'guide',
  'language',
  'function',
  'starter',
] as const
export type Column = (typeof columns)[number]
export type Row = Partial<Record<Column, string>>

/** A line of a cell: line breaks inside it are escaped, and so is what separates or marks. */
export const escapeLine = (text: string): string =>
  text.replace(/[\\|*]/g, (one) => `\\${one}`).replace(/\r?\n|\r/g, '\\n')

export const unescapeLine = (text: string): string =>
  text.replace(/\\(.)/g, (_, one: string) => (one === 'n' ? '\n' : one)).trim()

export const linesOf = (cell: string | undefined): string[] =>
  (cell ?? '')
    .split(/\r\n|\n|\r/)
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Splits, but not at an escaped separator. */
export function splitAlternatives(line: string): string[] {
  const parts = line.match(/(?:\\.|[^\\|])+/g) ?? []
  return parts.map(unescapeLine).filter((part) => part !== '')
}
