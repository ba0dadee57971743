/** Rows by column name, as RFC 4180 writes them: quoted fields may hold commas, quotes and lines. */
export function readCsv(text: string): Record<string, string>[] {
  const [head = [], ...rows] = rowsOf(text.replace(/^\ufeff/, ''))
  return rows
    .filter((row) => row.some((field) => field.trim() !== ''))
    .map((row) => Object.fromEntries(head.map((name, place) => [name.trim(), (row[place] ?? '').trim()])))
}

function rowsOf(text: string): string[][] {
  const rows: string[][] = [[]]
  // Sticky, and no part can match what another one does: the time grows with the text alone.
  const field = /"((?:[^"]|"")*)"?|([^,\r\n]*)/y
  const rest = /[^,\r\n]*(,|\r?\n|\r|$)/y
  for (let at = 0; at <= text.length; ) {
    field.lastIndex = at
    const [whole = '', quoted, plain = ''] = field.exec(text) ?? []
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    // Whatever follows a closing quote is not part of any field.
    rest.lastIndex = at + whole.length
    const end = rest.exec(text)?.[1] ?? ''
    if (end === '') break
    if (end !== ',') rows.push([])
    at = rest.lastIndex
  }
  return rows
}
