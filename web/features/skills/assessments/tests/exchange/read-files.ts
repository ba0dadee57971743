// Files of questions, told apart by what is in them. They are read in the browser and are not uploaded.

import { readQuestionsCsv } from '#shared/features/hiring/screeners/exchange/csv/read-questions-csv.ts'
import { readGift } from '#shared/features/hiring/screeners/exchange/gift/read-gift.ts'
import { newBudget, readQti } from '#shared/features/hiring/screeners/exchange/qti/read-qti.ts'
import type { ReadItem } from '#shared/features/hiring/screeners/exchange/read-question.ts'
import { unzipMatching } from '#web/features/people/profile/import/unzip.ts'

const MOST = { files: 500, bytes: 20 * 1024 * 1024 }

/** Null if there are no questions in it. */
export async function readQuestionFile(file: File): Promise<ReadItem[] | null> {
  try {
    const isArchive = (await file.slice(0, 2).text()) === 'PK'
    const items = isArchive ? await readPackage(file) : readText(await file.text(), file.name)
    return items && items.length > 0 ? items : null
  } catch {
    // A damaged archive.
    return null
  }
}

async function readPackage(file: File): Promise<ReadItem[]> {
  const texts = await unzipMatching(
    file,
    (name) => /\.xml$/i.test(name) && !/(?:^|\/)imsmanifest\.xml$/i.test(name),
    MOST,
  )
  const budget = newBudget()
  return [...texts].flatMap(([name, text]) => readQti(text, name, budget) ?? [])
}

const readText = (text: string, name: string): ReadItem[] | null =>
  text
    .replace(/^\ufeff/, '')
    .trimStart()
    .startsWith('<')
    ? readQti(text, name)
    : (readQuestionsCsv(text) ?? readGift(text))
