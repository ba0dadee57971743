// Building blocks of the wording rules.

/** Any of these, as whole words. */
export const words = (...all: string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}-])(?:${all.join('|')})(?![\\p{L}\\p{N}])`, 'giu')

/** Up to `most` other words of the same sentence. The limit also bounds how far a pattern backtracks. */
export const upTo = (most: number): string => `(?:[^\\s.!?]+ ){0,${most}}`

/** Nothing follows in this clause, so the words before are not the start of a longer term. */
export const CLAUSE_END = '(?=\\s*(?:$|[.,;:!?)\\n–—]|-\\s))'

export const noFix = () => null

/** Keeps a capital first letter. */
export const likeFirst = (model: string, text: string): string =>
  /^\p{Lu}/u.test(model) ? text.charAt(0).toUpperCase() + text.slice(1) : text
