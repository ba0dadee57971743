// The part of a message that matches a search, and the positions of the matches.

import { foldLetters } from '#shared/features/base/reference/fold-text.ts'
import { MAX_SNIPPET } from '#shared/features/talk/chat/chat-limits.ts'
import type { FoundMessage } from '#shared/features/talk/chat/message.contract.ts'

type Mark = FoundMessage['snippet']['marks'][number]

/** Context before the first match. */
const LEAD = 40
const ELLIPSIS = '…'

/** `words` are folded. */
export function makeSnippet(body: string, words: readonly string[]): FoundMessage['snippet'] {
  const marks = findMarks(body, words)
  const first = marks[0]?.from ?? 0
  const from = first <= LEAD ? 0 : wordStart(body, first - LEAD, first)
  const to = snapToCharacter(body, Math.min(body.length, from + MAX_SNIPPET))
  const [before, after] = [from > 0 ? ELLIPSIS : '', to < body.length ? ELLIPSIS : '']
  const shift = before.length - from
  return {
    text: `${before}${body.slice(from, to).replace(/\s/g, ' ')}${after}`,
    marks: marks.filter((mark) => mark.to <= to).map((mark) => ({ from: mark.from + shift, to: mark.to + shift })),
  }
}

/** Folding can change the length, so each folded character remembers its origin. */
function findMarks(body: string, words: readonly string[]): Mark[] {
  let folded = ''
  const origins: Mark[] = []
  let at = 0
  for (const letter of body) {
    const plain = /\s/.test(letter) ? ' ' : foldLetters(letter)
    const previous = origins.at(-1)
    // A combining accent belongs to the letter before it.
    if (plain === '' && previous) previous.to = at + letter.length
    for (let n = 0; n < plain.length; n += 1) origins.push({ from: at, to: at + letter.length })
    folded += plain
    at += letter.length
  }
  const marks = words
    .flatMap((word) => placesOf(folded, word))
    .flatMap(({ from, to }) => {
      const [start, end] = [origins[from], origins[to - 1]]
      return start && end ? [{ from: start.from, to: end.to }] : []
    })
  return merge(marks.toSorted((one, other) => one.from - other.from))
}

function placesOf(text: string, word: string): Mark[] {
  const places: Mark[] = []
  for (let from = text.indexOf(word); from !== -1; from = text.indexOf(word, from + word.length))
    places.push({ from, to: from + word.length })
  return places
}

function merge(sorted: readonly Mark[]): Mark[] {
  const merged: Mark[] = []
  for (const mark of sorted) {
    const last = merged.at(-1)
    if (last && mark.from <= last.to) last.to = Math.max(last.to, mark.to)
    else merged.push({ ...mark })
  }
  return merged
}

function wordStart(text: string, from: number, latest: number): number {
  const space = text.slice(from, latest).search(/\s\S/)
  return space === -1 ? snapToCharacter(text, from) : from + space + 1
}

/** Never cut a surrogate pair in half. */
const snapToCharacter = (text: string, at: number): number => (/[\uDC00-\uDFFF]/.test(text[at] ?? '') ? at - 1 : at)
