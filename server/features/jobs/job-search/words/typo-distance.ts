/** How many letters were added, left out, mistaken or swapped with their neighbour between two words. */
export function typoDistance(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, column) => column)]
  const at = (row: number, column: number): number => rows[row]?.[column] ?? Infinity
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row]
    rows.push(current)
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      current.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (isSame ? 0 : 1),
          isSwapped ? at(row - 2, column - 2) + 1 : Infinity,
        ),
      )
    }
  }
  return at(one.length, other.length)
}

const SHORT = 7

/** Short words become each other with two changes, so they are allowed one, or one letter in another place: "phyton". */
export const isLikelyTypo = (typed: string, meant: string): boolean =>
  typoDistance(typed, meant) <= (Math.min(typed.length, meant.length) <= SHORT && !isReordered(typed, meant) ? 1 : 2)

const isReordered = (one: string, other: string): boolean => one[0] === other[0] && sorted(one) === sorted(other)
const sorted = (word: string): string => word.split('').toSorted().join('')
