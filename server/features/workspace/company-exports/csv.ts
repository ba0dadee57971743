// CSV as in RFC 4180, safe to open in a spreadsheet.

export type CsvCell = string | number | boolean | null

const BYTE_ORDER_MARK = '\uFEFF'

/** Spreadsheets evaluate cells that start like this as formulas, even after a leading space. */
const FORMULA = /^\s*[=+\-@\t\r]/
const NEEDS_QUOTES = /[",\r\n]/

function cellText(cell: CsvCell): string {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell)
  const safe = FORMULA.test(cell) ? `'${cell}` : cell
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(cellText).join(',')}\r\n`

export type CsvPage = { rows: readonly (readonly CsvCell[])[]; nextCursor: string | null }

/** One page at a time, so that a long list is never in memory at once. The first page is read before anything is sent. */
export async function* csvText(
  head: readonly string[],
  first: CsvPage,
  { hasMark, load }: { hasMark: boolean; load: (cursor: string) => Promise<CsvPage> },
): AsyncGenerator<string> {
  yield (hasMark ? BYTE_ORDER_MARK : '') + csvLine(head)
  for (let page = first; ; ) {
    if (page.rows.length > 0) yield page.rows.map(csvLine).join('')
    if (page.nextCursor === null) return
    page = await load(page.nextCursor)
  }
}
