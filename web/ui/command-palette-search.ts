import { useEffect, useEffectEvent, useState } from 'react'
import type { Glyph } from './icon.tsx'

export type PaletteEntry = {
  id: string
  label: string
  detail?: string
  icon?: Glyph
} & ({ href: string } | { onAction: () => void })

/** A source of entries: the app's pages, or a search on the server. */
export type PaletteProvider = {
  id: string
  label: string
  find: (query: string, signal: AbortSignal) => readonly PaletteEntry[] | Promise<readonly PaletteEntry[]>
}

export type ResultGroup = { label: string; entries: readonly PaletteEntry[] }

type Answer = { query: string; entries: readonly PaletteEntry[] | 'failed' }
type Answers = ReadonlyMap<string, Answer>

/** Groups appear as their providers answer; a slow or failing one does not hide the results of the others. */
export function usePaletteResults(providers: readonly PaletteProvider[], typed: string) {
  const query = typed.trim()
  const [answers, setAnswers] = useState<Answers>(new Map())

  // Only a new query triggers a search, not a re-render of the providers.
  const search = useEffectEvent((signal: AbortSignal) => {
    const keep = (id: string, entries: Answer['entries']) => {
      if (!signal.aborted) setAnswers((before) => new Map(before).set(id, { query, entries }))
    }
    for (const { id, find } of providers) {
      answerOf(find, query, signal).then(
        (entries) => keep(id, entries),
        () => keep(id, 'failed'),
      )
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new query is the reason to search
  useEffect(() => {
    const abort = new AbortController()
    search(abort.signal)
    return () => abort.abort()
  }, [query])

  const isSearching = providers.some(({ id }) => answers.get(id)?.query !== query)
  return { ...groupAnswers(providers, answers), isSearching }
}

/** Async, so that a provider that throws synchronously fails like one that rejects. */
const answerOf = async (find: PaletteProvider['find'], query: string, signal: AbortSignal) => find(query, signal)

/** The results in the order of the providers, and the names of the providers that failed. */
export function groupAnswers(providers: readonly PaletteProvider[], answers: Answers) {
  const groups: ResultGroup[] = []
  const failed: string[] = []
  for (const { id, label } of providers) {
    const { entries = [] } = answers.get(id) ?? {}
    if (entries === 'failed') failed.push(label)
    else if (entries.length > 0) groups.push({ label, entries })
  }
  return { groups, failed }
}

/** Entries whose label has, for every word of the query, a word that starts with it, ignoring accents and case. */
export function matchEntries<T extends Pick<PaletteEntry, 'label' | 'detail'>>(
  entries: readonly T[],
  query: string,
): T[] {
  const words = wordsOf(query)
  return entries.filter((entry) => {
    const own = wordsOf(`${entry.label} ${entry.detail ?? ''}`)
    return words.every((word) => own.some((candidate) => candidate.startsWith(word)))
  })
}

const wordsOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
