// From what was typed to what is looked up: skills by any of their names, other words by their stem, and a word that no
// open job has by the one that was probably meant. PostgreSQL makes the lexemes, for both layers.

import { skillWord } from '#server/features/jobs/search-facts.service.ts'
import { splitBySkills, type TextPart } from '#server/features/reference/skill-phrases.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { foldText } from '#shared/features/reference/fold-text.ts'
import { readLexemes, selectSimilarWords } from './query-words.queries.ts'
import type { WordGroup } from './search-plan.ts'
import { isLikelyTypo, typoDistance } from './typo-distance.ts'

export type QueryWords = { groups: WordGroup[]; corrected: string | null }

const MAX_PARTS = 12
const KEEP_MS = 30_000
const MAX_KEPT = 2_000
type Kept = { words: QueryWords; readAt: number }
const kept = new WeakMap<Db, Map<string, Kept>>()

/** Kept for a moment: pages, filters and other people ask for the same words. */
export async function queryWords(db: Db, text: string): Promise<QueryWords> {
  if (text === '') return { groups: [], corrected: null }
  let known = kept.get(db)
  if (!known) kept.set(db, (known = new Map<string, Kept>()))
  const found = known.get(text)
  if (found && Date.now() - found.readAt < KEEP_MS) return found.words
  const words = await readWords(db, splitBySkills(text).slice(0, MAX_PARTS))
  if (known.size >= MAX_KEPT) known.clear()
  known.set(text, { words, readAt: Date.now() })
  return words
}

async function readWords(db: Db, given: readonly TextPart[]): Promise<QueryWords> {
  const parts = await Promise.all((await withLexemes(db, given)).map((part) => corrected(db, part)))
  const isCorrected = parts.some((part, place) => part.text !== given[place]?.text)
  return {
    groups: parts.flatMap(groupOf),
    corrected: isCorrected ? parts.map(({ text }) => text).join(' ') : null,
  }
}

type ReadPart = TextPart & { lexemes: string[]; skillLexeme: string | null; isKnown: boolean }

async function withLexemes(db: Db, parts: readonly TextPart[]): Promise<ReadPart[]> {
  const skillWords = parts.map(({ skill }) => (skill === null ? '' : skillWord(skill)))
  const read = await readLexemes(db, [...parts.map(({ text }) => text), ...skillWords])
  return parts.map((part, place) => ({
    ...part,
    lexemes: read[place]?.lexemes ?? [],
    skillLexeme: read[parts.length + place]?.lexemes[0] ?? null,
    isKnown: read[place]?.isKnown ?? false,
  }))
}

/** "the" and "with" leave nothing to look up. */
function groupOf({ lexemes, skillLexeme }: ReadPart): WordGroup[] {
  if (skillLexeme !== null) return [lexemes.length === 0 ? [[skillLexeme]] : [[skillLexeme], lexemes]]
  return lexemes.length === 0 ? [] : [[lexemes]]
}

const SHORTEST_TYPO = 4

async function corrected(db: Db, part: ReadPart): Promise<ReadPart> {
  const typed = foldText(part.text)
  if (part.isKnown || part.skill !== null || part.lexemes.length === 0 || typed.length < SHORTEST_TYPO) return part
  const [meant] = (await selectSimilarWords(db, typed))
    .filter((word) => isLikelyTypo(typed, word))
    .toSorted((one, other) => typoDistance(typed, one) - typoDistance(typed, other))
  if (meant === undefined) return part
  const [named] = splitBySkills(meant)
  const [read] = await withLexemes(db, [{ text: meant, skill: named?.skill ?? null }])
  // A word that was open once is no help.
  return read?.isKnown ? read : part
}
