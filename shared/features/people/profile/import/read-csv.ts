/** Rows by column name, as RFC 4180 writes them: quoted fields may hold commas, quotes and lines. */
export function readCsv(text: string): Record<string, string>[] {
  const [head = [], ...rows] = rowsOf(text.replace(/^\ufeff/, ''))
  return rows
    .filter((row) => row.some((field) => field.trim() !== ''))
    .map((row) => Object.fromEntries(head.map((name, place) => [name.trim(), (row[place] ?? '').trim()])))
}

function rowsOf(text: string): string[][] {
  const rows: string[][] = [[]]
  const pattern = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const [, quoted, plain = '', end] = match
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (pattern.lastIndex >= text.length && end !== '\n' && end !== '\r\n') break
    if (end !== ',') rows.push([])
    // A character the pattern cannot read, such as a stray quote.
    if (match[0] === '') pattern.lastIndex += 1
  }
  return rows
}
