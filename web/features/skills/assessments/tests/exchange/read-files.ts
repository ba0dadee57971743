// Files of questions, told apart by what is in them. They are read in the browser and are not uploaded.

import type { ReadItem } from '#shared/features/hiring/screeners/exchange/item-notes.ts'
import { unzipMatching } from '#web/features/people/profile/import/unzip.ts'

const MOST = { files: 500, bytes: 20 * 1024 * 1024 }

/** Null if there are no questions in it. */
export async function readQuestionFile(file: File): Promise<ReadItem[] | null> {
  try {
    const isArchive = (await file.slice(0, 2).text()) === 'PK'
    const items = isArchive ? await readPackage(file) : await readText(await file.text(), file.name)
    return items && items.length > 0 ? items : null
  } catch {
    // A damaged archive.
    return null
  }
}

const loadQti = () => import('#shared/features/hiring/screeners/exchange/qti/read-qti.ts')

const isItemName = (name: string): boolean => /\.xml$/i.test(name) && !/(?:^|\/)imsmanifest\.xml$/i.test(name)

async function readPackage(file: File): Promise<ReadItem[]> {
  const { newBudget, readQti } = await loadQti()
  const texts = await unzipMatching(file, isItemName, MOST)
  const budget = newBudget()
  return [...texts].flatMap(([name, text]) => readQti(text, name, budget) ?? [])
}

async function readText(text: string, name: string): Promise<ReadItem[] | null> {
  if (
    text
      .replace(/^\ufeff/, '')
      .trimStart()
      .startsWith('<')
  )
    return (await loadQti()).readQti(text, name)
  const { readQuestionsCsv } = await import('#shared/features/hiring/screeners/exchange/csv/read-questions-csv.ts')
  const { readGift } = await import('#shared/features/hiring/screeners/exchange/gift/read-gift.ts')
  return readQuestionsCsv(text) ?? readGift(text)
}
