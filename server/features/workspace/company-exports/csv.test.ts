import { expect, it } from 'vitest'
import { type CsvPage, csvLine, csvText } from './csv.ts'

it.each([
  ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
  ['+1 555', "'+1 555"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  [' =1', "' =1"],
  ['Smith, Ann', '"Smith, Ann"'],
  ['two\nlines', '"two\nlines"'],
  ['Łukasz 工', 'Łukasz 工'],
])('writes %j as %j', (given, written) => {
  expect(csvLine([given])).toBe(`${written}\r\n`)
})

it('keeps numbers as numbers and leaves out what is missing', () => {
  expect(csvLine([-2, null, true])).toBe('-2,,true\r\n')
})

it('writes 10,000 rows page by page and loses none', async () => {
  const pageAt = (from: number): CsvPage => ({
    rows: Array.from({ length: 100 }, (_, index) => [from + index]),
    nextCursor: from + 100 < 10_000 ? String(from + 100) : null,
  })
  let text = ''
  const load = async (cursor: string) => pageAt(Number(cursor))
  for await (const part of csvText(['number'], pageAt(0), { hasMark: true, load })) text += part
  const lines = text.split('\r\n')
  expect(lines[0]).toBe('\uFEFFnumber')
  expect(lines.slice(1, -1)).toEqual(Array.from({ length: 10_000 }, (_, index) => String(index)))
})
