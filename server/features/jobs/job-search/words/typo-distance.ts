import damerauLevenshtein from 'damerau-levenshtein'

/** Damerau-Levenshtein: a swap of neighbouring letters counts once, unlike in Levenshtein's distance. */
export const typoDistance = (one: string, other: string): number => damerauLevenshtein(one, other).steps

const SHORT = 7

/** Any short word is within two edits of others, so they get one, unless only the order of letters differs: "phyton". */
export const isLikelyTypo = (typed: string, meant: string): boolean =>
  typoDistance(typed, meant) <= (Math.min(typed.length, meant.length) <= SHORT && !isReordered(typed, meant) ? 1 : 2)

const isReordered = (one: string, other: string): boolean => one[0] === other[0] && sorted(one) === sorted(other)
const sorted = (word: string): string => word.split('').toSorted().join('')
