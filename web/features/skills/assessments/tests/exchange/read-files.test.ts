// @vitest-environment node

import { expect, it } from 'vitest'
import { writeQti } from '#shared/features/hiring/screeners/exchange/qti/write-qti.ts'
import type { WrittenQuestion } from '#shared/features/hiring/screeners/question.contract.ts'
import { readQuestionFile } from './read-files.ts'
import { zipTexts } from './zip-texts.ts'

const question: WrittenQuestion = {
  kind: 'numeric',
  text: 'Größe in m?',
  code: null,
  points: 3,
  answer: 2,
  tolerance: 0.5,
  unit: '',
}

const fileOf = (content: BlobPart, name: string) => new File([content], name)

it('reads the package that it writes', async () => {
  const items = await readQuestionFile(fileOf(zipTexts(writeQti([question, question]).files), 'test.zip'))
  expect(items).toMatchObject([{ question, notes: [] }, { question }])
})

it('tells files apart by what is in them', async () => {
  const kindOf = async (text: string) => {
    const read = await readQuestionFile(fileOf(text, 'file.txt'))
    return typeof read === 'string' ? read : read[0]?.question?.kind
  }
  expect(await kindOf('\ufefftype,question,answer\ntrue_false,Is it?,true')).toBe('true_false')
  expect(await kindOf('What, if anything? {=a ~b}')).toBe('single')
  for (const text of ['', 'a,b\n1,2', '<html></html>']) expect(await kindOf(text)).toBe('no_questions')
  expect(await kindOf('PK damaged')).toBe('unreadable')
})

it('stops at an archive that unpacks to too much', async () => {
  const files = Object.fromEntries(Array.from({ length: 501 }, (_, place) => [`${place}.xml`, '<a/>']))
  expect(await readQuestionFile(fileOf(zipTexts(files), 'test.zip'))).toBe('unreadable')
})
