import { useEffect, useState } from 'react'
import type { Glyph } from './icon.tsx'

export type PaletteEntry = {
  id: string
  label: string
  detail?: string
  icon?: Glyph
} & ({ href: string } | { onAction: () => void })

/** A source of entries: the pages at hand, or a search on the server. */
export type PaletteProvider = {
  id: string
  label: string
  find: (query: string, signal: AbortSignal) => readonly PaletteEntry[] | Promise<readonly PaletteEntry[]>
}

export type FoundGroup = { label: string; entries: readonly PaletteEntry[] }

type Answers = ReadonlyMap<string, readonly PaletteEntry[] | 'failed'>

/** Groups come as their sources answer; a slow or broken source does not hide what the others found. */
export function useFoundEntries(providers: readonly PaletteProvider[], query: string) {
  const [answers, setAnswers] = useState<Answers>(new Map())
  const [waitingFor, setWaitingFor] = useState(0)

  useEffect(() => {
    const abort = new AbortController()
    const keep = (id: string, answer: readonly PaletteEntry[] | 'failed') => {
      if (abort.signal.aborted) return
      setAnswers((before) => new Map(before).set(id, answer))
      setWaitingFor((count) => count - 1)
    }
    setWaitingFor(providers.length)
    for (const { id, find } of providers) {
      answerOf(find, query.trim(), abort.signal).then(
        (entries) => keep(id, entries),
        () => keep(id, 'failed'),
      )
    }
    return () => abort.abort()
  }, [providers, query])

  return { ...groupAnswers(providers, answers), isSearching: waitingFor > 0 }
}

/** Async, so that a source that throws at once fails like one that fails later. */
const answerOf = async (find: PaletteProvider['find'], query: string, signal: AbortSignal) => find(query, signal)

/** What was found, in the order of the sources, and the names of the sources that could not be asked. */
export function groupAnswers(providers: readonly PaletteProvider[], answers: Answers) {
  const groups: FoundGroup[] = []
  const failed: string[] = []
  for (const { id, label } of providers) {
    const answer = answers.get(id)
    if (answer === 'failed') failed.push(label)
    else if (answer && answer.length > 0) groups.push({ label, entries: answer })
  }
  return { groups, failed }
}

/** Entries whose label has every word of the query at the start of one of its own words, accents and case apart. */
export function matchEntries<T extends { label: string }>(entries: readonly T[], query: string): T[] {
  const words = wordsOf(query)
  return entries.filter((entry) => {
    const own = wordsOf(entry.label)
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
