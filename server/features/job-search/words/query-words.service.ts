// From what was typed to what is looked up: skills by any of their names, other words by their stem, and a word that no
// open job has by the one that was probably meant. PostgreSQL makes the lexemes, for both layers.

import { skillWord } from '#server/features/jobs/search-facts.service.ts'
import { splitBySkills, type TextPart } from '#server/features/reference/skill-phrases.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { foldText } from '#shared/features/reference/fold-text.ts'
import type { JobIndex } from '../memory/job-index.ts'
import type { WordGroup } from '../search-plan.ts'
import { isInOpenJobs, readLexemes, selectSimilarWords } from './query-words.queries.ts'
import { isLikelyTypo, typoDistance } from './typo-distance.ts'

export type QueryWords = { groups: WordGroup[]; corrected: string | null }

/** The index says quickest whether a word is there; without one PostgreSQL does. */
export type WordSource = { db: Db; index: Pick<JobIndex, 'current'> | null }

const MAX_PARTS = 12
const KEEP_MS = 30_000
const MAX_KEPT = 2_000
type Kept = { words: QueryWords; readAt: number }
const kept = new WeakMap<Db, Map<string, Kept>>()

/** Kept for a moment: pages, filters and other people ask for the same words. */
export async function queryWords(source: WordSource, text: string): Promise<QueryWords> {
  if (text === '') return { groups: [], corrected: null }
  let known = kept.get(source.db)
  if (!known) kept.set(source.db, (known = new Map<string, Kept>()))
  const found = known.get(text)
  if (found && Date.now() - found.readAt < KEEP_MS) return found.words
  const { isEachKnown, ...words } = await readWords(source, splitBySkills(text, 'search').slice(0, MAX_PARTS))
  // A word that nobody knows may be learned any moment.
  if (!isEachKnown) return words
  if (known.size >= MAX_KEPT) known.clear()
  known.set(text, { words, readAt: Date.now() })
  return words
}

async function readWords(
  source: WordSource,
  given: readonly TextPart[],
): Promise<QueryWords & { isEachKnown: boolean }> {
  const read = await withLexemes(source.db, given)
  const parts = await Promise.all(read.map((part) => corrected(source, part)))
  const isCorrected = parts.some((part, place) => part.text !== given[place]?.text)
  return {
    groups: parts.flatMap(groupOf),
    corrected: isCorrected ? parts.map(({ text }) => text).join(' ') : null,
    isEachKnown: parts.every(({ isUnknown }) => !isUnknown),
  }
}

type ReadPart = TextPart & { lexemes: readonly string[]; skillLexeme: string | null; isUnknown?: true }

async function withLexemes(db: Db, parts: readonly TextPart[]): Promise<ReadPart[]> {
  const skillWords = parts.map(({ skill }) => (skill === null ? '' : skillWord(skill)))
  const read = await lexemesOf(db, [...parts.map(({ text }) => text), ...skillWords])
  return parts.map((part, place) => ({
    ...part,
    lexemes: read[place] ?? [],
    skillLexeme: read[parts.length + place]?.[0] ?? null,
  }))
}

const MAX_LEXEMES = 20_000
const lexemesByText = new Map<string, readonly string[]>()

/** Asked for once: which lexemes a text has changes with a migration at most. */
async function lexemesOf(db: Db, texts: readonly string[]): Promise<(readonly string[])[]> {
  const unknown = texts.filter((text) => !lexemesByText.has(text))
  if (unknown.length > 0) {
    if (lexemesByText.size + unknown.length > MAX_LEXEMES) lexemesByText.clear()
    for (const [place, lexemes] of (await readLexemes(db, unknown)).entries())
      lexemesByText.set(unknown[place] ?? '', lexemes)
  }
  return texts.map((text) => lexemesByText.get(text) ?? [])
}

/** "the" and "with" leave nothing to look up. */
function groupOf({ text, lexemes, skillLexeme }: ReadPart): WordGroup[] {
  if (skillLexeme !== null)
    return [isPlainWord(text) && lexemes.length > 0 ? [[skillLexeme], lexemes] : [[skillLexeme]]]
  return lexemes.length === 0 ? [] : [[lexemes]]
}

/** Of "C++", "C#" and "C" the same letter is left as a word: such a name is looked up as the skill alone. */
const isPlainWord = (name: string): boolean => /^[\p{Letter}\p{Mark}\p{Number} -]{2,}$/u.test(name)

/** The words that stand for skills in what jobs ask for. */
export const skillLexemes = async (db: Db, skillIds: readonly string[]): Promise<string[]> =>
  (await lexemesOf(db, skillIds.map(skillWord))).flat().toSorted()

const SHORTEST_TYPO = 4

async function corrected(source: WordSource, part: ReadPart): Promise<ReadPart> {
  const typed = foldText(part.text)
  if (part.skill !== null || part.lexemes.length === 0 || typed.length < SHORTEST_TYPO) return part
  if (await isKnown(source, part)) return part
  const [meant] = (await selectSimilarWords(source.db, typed))
    .filter((word) => isLikelyTypo(typed, word))
    .toSorted((one, other) => typoDistance(typed, one) - typoDistance(typed, other))
  if (meant === undefined) return { ...part, isUnknown: true }
  const [named] = splitBySkills(meant, 'search')
  const [read] = await withLexemes(source.db, [{ text: meant, skill: named?.skill ?? null }])
  // A word that was open once is no help.
  return read && (await isKnown(source, read)) ? read : { ...part, isUnknown: true }
}

const isKnown = async ({ db, index }: WordSource, { text, lexemes }: ReadPart): Promise<boolean> =>
  index?.current?.hasAll(lexemes) ?? isInOpenJobs(db, text)
