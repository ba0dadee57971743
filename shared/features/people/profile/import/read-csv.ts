/** Rows by column name, as RFC 4180 writes them: quoted fields may hold commas, quotes and lines. Short rows lack the last columns. */
export function readCsv(text: string, separator: ',' | ';' = ','): Record<string, string>[] {
  const [head = [], ...rows] = rowsOf(text.replace(/^\ufeff/, ''), separator)
  const names = head.map((name) => name.trim())
  return rows
    .filter((row) => row.some((field) => field.trim() !== ''))
    .map((row) =>
      Object.fromEntries(row.slice(0, names.length).map((field, place) => [names[place] ?? '', field.trim()])),
    )
}

function rowsOf(text: string, separator: ',' | ';'): string[][] {
  const rows: string[][] = [[]]
  // Sticky, and no part can match what another one does: the time grows with the text alone.
  const field = new RegExp(String.raw`"((?:[^"]|"")*)"?|([^${separator}\r\n]*)`, 'y')
  const rest = new RegExp(String.raw`([^${separator}\r\n]*)(${separator}|\r?\n|\r|$)`, 'y')
  for (let at = 0; at <= text.length; ) {
    field.lastIndex = at
    const [whole = '', quoted, plain = ''] = field.exec(text) ?? []
    rest.lastIndex = at + whole.length
    // Some programs put only a part of a field in quotes.
    const [, more = '', end = ''] = rest.exec(text) ?? []
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"') + more)
    if (end === '') break
    if (end !== separator) rows.push([])
    at = rest.lastIndex
  }
  return rows
}
