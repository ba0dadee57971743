// Files of questions, told apart by what is in them. They are read in the browser and are not uploaded.

import type { ReadItem } from '#shared/features/hiring/screeners/exchange/item-notes.ts'
import { unzipMatching } from '#web/features/people/profile/import/unzip.ts'

const MOST = { files: 500, bytes: 20 * 1024 * 1024 }

/** `unreadable`: it is too large or damaged, or unpacks to too much. `offline`: what reads files could not be loaded. */
export type FileProblem = 'no_questions' | 'unreadable' | 'offline'

type Readers = Awaited<ReturnType<typeof loadReaders>>

export async function readQuestionFile(file: File): Promise<ReadItem[] | FileProblem> {
  const readers = await loadReaders().catch(() => null)
  if (!readers) return 'offline'
  const isArchive = (await file.slice(0, 2).text()) === 'PK'
  const texts = isArchive ? await unzipMatching(file, isItemName, MOST).catch(() => null) : null
  if (isArchive && !texts) return 'unreadable'
  const items = texts ? readPackage(texts, readers) : readText(await file.text(), file.name, readers)
  return items && items.length > 0 ? items : 'no_questions'
}

async function loadReaders() {
  const [{ newBudget, readQti }, { readQuestionsCsv }, { readGift }] = await Promise.all([
    import('#shared/features/hiring/screeners/exchange/qti/read-qti.ts'),
    import('#shared/features/hiring/screeners/exchange/csv/read-questions-csv.ts'),
    import('#shared/features/hiring/screeners/exchange/gift/read-gift.ts'),
  ])
  return { newBudget, readQti, readQuestionsCsv, readGift }
}

const isItemName = (name: string): boolean => /\.xml$/i.test(name) && !/(?:^|\/)imsmanifest\.xml$/i.test(name)

function readPackage(texts: ReadonlyMap<string, string>, { newBudget, readQti }: Readers): ReadItem[] {
  const budget = newBudget()
  return [...texts].flatMap(([name, text]) => readQti(text, name, budget) ?? [])
}

function readText(text: string, name: string, { readQti, readQuestionsCsv, readGift }: Readers): ReadItem[] | null {
  const isXml = text
    .replace(/^\ufeff/, '')
    .trimStart()
    .startsWith('<')
  return isXml ? readQti(text, name) : (readQuestionsCsv(text) ?? readGift(text))
}
