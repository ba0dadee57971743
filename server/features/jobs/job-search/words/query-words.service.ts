// From what was typed to what is looked up: skills by any of their names, phrases by what they mean, other words by their stem,
// and words that no open job has by the one that was probably meant. PostgreSQL makes the lexemes, for both layers.

import { skillNames } from '#server/features/base/reference/skill-phrases.service.ts'
import { skillWord } from '#server/features/jobs/jobs/search-facts.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { foldText } from '#shared/features/base/reference/fold-text.ts'
import { skillsImplying } from '#shared/features/base/reference/implied-skills.ts'
import type { JobIndex } from '../memory/job-index.ts'
import { type FacetValue, noWords, type PlanWords, WORLDWIDE, type WordGroup } from '../search-plan.ts'
import { cityNamed, inOrOpenTo } from './place-meanings.ts'
import { type QueryPart, spellingsOf, splitQuery, typedSpelling, writeQuery } from './query-parts.ts'
import { isInOpenJobs, readLexemes, selectSimilarWords } from './query-words.queries.ts'
import { isLikelyTypo, typoDistance } from './typo-distance.ts'
import { correctRole } from './word-meanings.ts'

export type QueryWords = PlanWords & {
  corrected: string | null
  /** Words that no open job has, and the query without them. */
  unknown: { words: string[]; rest: string } | null
  /** A city without jobs: its country is searched instead. */
  emptyCity: { name: string; country: string } | null
}

/** The index is the fastest way to check for a word; without it PostgreSQL does. */
export type WordSource = { db: Db; index: Pick<JobIndex, 'current'> | null }

const CACHE_MS = 30_000
const MAX_CACHED = 2_000
type CachedWords = { words: QueryWords; readAt: number }
const cache = new WeakMap<Db, Map<string, CachedWords>>()

/**
 * Cached briefly: pages, filters and other people ask for the same words. `isExact` disables corrections, even when no job has a
 * word.
 */
export async function queryWords(source: WordSource, text: string, isExact = false): Promise<QueryWords> {
  if (text === '') return { ...noWords, corrected: null, unknown: null, emptyCity: null }
  let known = cache.get(source.db)
  if (!known) cache.set(source.db, (known = new Map<string, CachedWords>()))
  const name = `${isExact} ${text}`
  const found = known.get(name)
  if (found && Date.now() - found.readAt < CACHE_MS) return found.words
  const words = await readWords(source, splitQuery(text), isExact)
  // Not cached: an unknown word may become known at any moment.
  if (words.unknown) return words
  if (known.size >= MAX_CACHED) known.clear()
  known.set(name, { words, readAt: Date.now() })
  return words
}

async function readWords(source: WordSource, given: readonly QueryPart[], isExact: boolean): Promise<QueryWords> {
  const read = await withLexemes(source.db, given)
  const parts = await Promise.all(read.map((part) => corrected(source, part, isExact)))
  const isCorrected = parts.some((part, place) => part.text !== given[place]?.text)
  const emptyCities = await Promise.all(parts.map((part) => emptyCityOf(source, part)))
  const unknown = parts.filter(({ isUnknown }) => isUnknown)
  return {
    ...groupsOf(parts.map((part, place) => ({ part, group: groupOf(part, emptyCities[place] ?? null) }))),
    corrected: isCorrected ? writeQuery(parts) : null,
    unknown:
      unknown.length === 0
        ? null
        : {
            words: unknown.map(({ text }) => text),
            rest: writeQuery(parts.filter(({ isUnknown }) => !isUnknown)),
          },
    emptyCity: emptyCities.find((city) => city !== null) ?? null,
  }
}

/** Parts joined by OR form one group; stop words such as "the" have no lexemes. */
function groupsOf(read: readonly { part: ReadPart; group: WordGroup }[]): PlanWords {
  const wanted: { group: WordGroup; typed: WordGroup; worth: 1 | 2 | 3; implying: FacetValue[]; isUnknown: boolean }[] =
    []
  for (const { part, group } of read) {
    if (part.isUnwanted || group.length === 0) continue
    const typed = part.typed.length === 0 ? [] : [part.typed]
    const before = part.isAlternative ? wanted.pop() : undefined
    wanted.push({
      group: [...(before?.group ?? []), ...group],
      typed: [...(before?.typed ?? []), ...typed],
      worth: worthOf(part),
      isUnknown: part.isUnknown === true,
      // A search for JavaScript should also find React jobs.
      implying: (part.skill === null ? [] : skillsImplying(part.skill)).map((value) => ({ facet: 'skill', value })),
    })
  }
  const isWorkKnown = wanted.some(({ worth, isUnknown }) => worth > 1 && !isUnknown)
  return {
    words: wanted.map(({ group }) => group),
    typedWords: wanted
      .filter(({ group, typed }) => typed.length > 0 && typed.length < group.length)
      .map(({ typed }) => typed),
    unwantedWords: read.filter(({ part, group }) => part.isUnwanted && group.length > 0).map(({ group }) => group),
    looseWords: wanted.map(({ group, typed, worth, implying }) => ({
      isEnough: worth > 1 || !isWorkKnown,
      group: [...group, ...implying],
      text: worth === 1 ? [] : typed,
      worth,
    })),
  }
}

function worthOf({ skill, meaning }: ReadPart): 1 | 2 | 3 {
  if (meaning && meaning.words.length === 0 && meaning.values.length > 0 && meaning.values.every(isTerm)) return 1
  return skill !== null || meaning !== null ? 3 : 2
}

const termFacets: ReadonlySet<string> = new Set(['workplace', 'contract', 'engagement', 'level', 'visa', 'pay'])
const isTerm = ({ facet, value }: FacetValue): boolean => termFacets.has(facet) || value === WORLDWIDE

type ReadPart = QueryPart & {
  /** As typed; empty when it is not searchable as a word. */
  typed: readonly string[]
  skillLexeme: string | null
  /** Lexemes of each spelling that has any. */
  spellings: readonly (readonly string[])[]
  isUnknown?: true
}

async function withLexemes(db: Db, parts: readonly QueryPart[]): Promise<ReadPart[]> {
  const texts = parts.map((part) => [part.skill === null ? '' : skillWord(part.skill), ...spellingsOf(part)])
  const read = await lexemesOf(db, texts.flat())
  return parts.map((part, place) => {
    const start = texts.slice(0, place).flat().length
    const [[skillLexeme = null] = [], ...spellings] = read.slice(start, start + (texts[place]?.length ?? 0))
    const typed = typedSpelling(part).length > 0 || part.meaning?.isNotSearchable ? (spellings[0] ?? []) : []
    return { ...part, typed, skillLexeme, spellings: spellings.filter((lexemes) => lexemes.length > 0) }
  })
}

const MAX_LEXEMES = 20_000
const lexemesByText = new Map<string, readonly string[]>()

/** Cached for good: the lexemes of a text only change with a migration. */
async function lexemesOf(db: Db, texts: readonly string[]): Promise<(readonly string[])[]> {
  const unknown = texts.filter((text) => !lexemesByText.has(text))
  if (unknown.length > 0) {
    if (lexemesByText.size + unknown.length > MAX_LEXEMES) lexemesByText.clear()
    for (const [place, lexemes] of (await readLexemes(db, unknown)).entries())
      lexemesByText.set(unknown[place] ?? '', lexemes)
  }
  return texts.map((text) => lexemesByText.get(text) ?? [])
}

/**
 * For a city without jobs, jobs in its country or open to it are the next best. Excluding a country does not exclude jobs that
 * are merely open to it.
 */
const groupOf = (
  { skillLexeme, spellings, meaning, isUnwanted }: ReadPart,
  emptyCity: QueryWords['emptyCity'],
): WordGroup => [
  ...(skillLexeme === null ? [] : [[skillLexeme]]),
  ...spellings,
  ...(meaning?.values ?? []).filter((value) => !isUnwanted || value.facet !== 'openTo'),
  ...(emptyCity ? inOrOpenTo(emptyCity.country) : []),
]

async function emptyCityOf(source: WordSource, part: ReadPart): Promise<QueryWords['emptyCity']> {
  const city = part.isUnwanted ? null : part.meaning?.city
  return city && !(await isKnown(source, part)) ? city : null
}

/** The lexemes that stand for skills in jobs. */
export const skillLexemes = async (db: Db, skillIds: readonly string[]): Promise<string[]> =>
  (await lexemesOf(db, skillIds.map(skillWord))).flat().toSorted()

const SHORTEST_TYPO = 4

/** Quoted text is never corrected. */
async function corrected(source: WordSource, part: ReadPart, isExact: boolean): Promise<ReadPart> {
  const hasMeaning = part.skill !== null || part.meaning !== null
  if (part.isUnwanted || hasMeaning || part.spellings.length === 0) return part
  const typed = foldText(part.text)
  const isAsMeant = isExact || part.isQuoted || typed.length < SHORTEST_TYPO
  const work = isAsMeant ? undefined : correctRole(typed)
  if (work === undefined && (await isKnown(source, part))) return part
  const city = isAsMeant || work !== undefined ? null : cityNamed(typed)
  if (city) return (await withLexemes(source.db, [{ ...part, meaning: city }]))[0] ?? part
  const asTyped = (await isKnown(source, part, 'ABCD')) ? part : ({ ...part, isUnknown: true } as const)
  if (isAsMeant || (work === undefined && !asTyped.isUnknown)) return asTyped
  const meant = work ?? (await mostSimilarWord(source.db, typed)) ?? mostSimilarSkill(typed)
  if (meant === undefined) return asTyped
  const [read] = await withLexemes(source.db, splitQuery(meant))
  // A correction that no longer matches any open job is no help, but jobs may have a skill that includes this one.
  const isHelpful = read && (read.skill !== null || (await isKnown(source, read)))
  return isHelpful ? { ...read, isAlternative: part.isAlternative } : asTyped
}

async function mostSimilarWord(db: Db, typed: string): Promise<string | undefined> {
  const similar = (await selectSimilarWords(db, typed)).filter((word) => isLikelyTypo(typed, word))
  return similar.toSorted((one, other) => typoDistance(typed, one) - typoDistance(typed, other))[0]
}

const mostSimilarSkill = (typed: string): string | undefined =>
  correctableSkills
    .filter((name) => Math.abs(name.length - typed.length) < 3 && isLikelyTypo(typed, name))
    .toSorted((one, other) => typoDistance(typed, one) - typoDistance(typed, other))[0]

const correctableSkills = skillNames()
  .map(foldText)
  .filter((name) => /^[a-z]{5,}$/.test(name))

/** Whether any open job has it, in one of its spellings. */
async function isKnown(
  { db, index }: WordSource,
  { spellings }: ReadPart,
  where: 'ABC' | 'ABCD' = 'ABC',
): Promise<boolean> {
  for (const lexemes of spellings)
    if (index?.current?.hasAll(lexemes, where) ?? (await isInOpenJobs(db, lexemes, where))) return true
  return false
}
