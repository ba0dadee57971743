// What the server fetched for a page reaches the browser in a block of JSON at the end of the document. The router would encode
// it value by value, as part of a script, which takes longer on both sides and doubles its size.

import { useState } from 'react'
import { useMatches } from 'react-router'
import { pack, unpack } from './packed.ts'
import type { PageState } from './page-queries.ts'

/** What a loader returns: all the router sees is the name of the block. */
export type SentState = { block: string; readonly state?: PageState }

let sent = 0

export function sendApart(state: PageState): SentState {
  sent = (sent + 1) % Number.MAX_SAFE_INTEGER
  return Object.defineProperty({ block: `state-${sent}` }, 'state', { value: state, enumerable: false })
}

/** For a page that asks in two steps. */
export function sendTogether(...all: (SentState | null)[]): SentState {
  const states = all.flatMap((one) => one?.state ?? [])
  return sendApart({
    mutations: [],
    queries: states.flatMap(({ queries }) => queries),
    zones: Object.assign({}, ...states.map(({ zones }) => zones)) as PageState['zones'],
  })
}

/** In the document, after the page. */
export function SentStates() {
  const blocks = useMatches().flatMap(
    ({ loaderData }) => (loaderData as { dehydrated?: SentState } | null)?.dehydrated ?? [],
  )
  return blocks.map(({ block, state }) => (
    <script key={block} id={block} type="application/json" suppressHydrationWarning>
      {import.meta.env.SSR && state ? blockOf(state) : ''}
    </script>
  ))
}

/** A tag in somebody's text must not end the block. */
const blockOf = (state: PageState): string => pack(state).replaceAll('<', '\\u003c')

/** Null after a navigation in the browser, whose cache has everything. */
export function useSentState(given: SentState | null): PageState | null {
  const [state] = useState(() => given && (given.state ?? readBlock(given.block)))
  return state
}

const read = new Map<string, PageState>()

function readBlock(block: string): PageState | null {
  const text = document.getElementById(block)?.textContent
  if (text && !read.has(block)) read.set(block, unpack(text) as PageState)
  return read.get(block) ?? null
}
