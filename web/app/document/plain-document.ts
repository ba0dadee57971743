// A page whose handle says `isPlain` is sent as a document without scripts, for slow lines: its links and forms work without.
// Reached by a navigation in the browser, it is a page like any other.

export type PlainHandle = { isPlain?: true }

type Match = { handle?: unknown }

export const isPlainDocument = (matches: readonly Match[]): boolean =>
  import.meta.env.SSR && (matches.at(-1)?.handle as PlainHandle | undefined)?.isPlain === true
