import { expect, it } from 'vitest'
import { readCsv } from './read-csv.ts'

it('reads quoted commas, quotes and lines', () => {
  expect(readCsv('\uFEFFName,Note\r\n"Okafor, Ada","says ""hi""\nand more"\nBo,\n')).toEqual([
    { Name: 'Okafor, Ada', Note: 'says "hi"\nand more' },
    { Name: 'Bo', Note: '' },
  ])
})

it('takes a stray quote as it is, and a missing one as the end of the file', () => {
  expect(readCsv('Name,Note\n5" screen,x\n"open,y')).toEqual([{ Name: '5" screen', Note: 'x' }, { Name: 'open,y' }])
  expect(readCsv('Name\n"Acme" Ltd\n')).toEqual([{ Name: 'Acme Ltd' }])
})
