/** A random generator that is the same on every machine and in every run (mulberry32). */
export type Random = {
  /** An integer from `least` to `most`, inclusive. */
  integer(least: number, most: number): number
  pick<T>(list: readonly T[]): T
  shuffle<T>(list: readonly T[]): T[]
}

export function createRandom(seed: number): Random {
  let state = seed
  const fraction = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const integer = (least: number, most: number) => least + Math.floor(fraction() * (most - least + 1))
  return {
    integer,
    pick(list) {
      const [item] = list.slice(integer(0, list.length - 1))
      if (item === undefined) throw new Error('nothing to pick from')
      return item
    },
    shuffle: (list) =>
      list
        .map((item) => ({ item, place: fraction() }))
        .toSorted((left, right) => left.place - right.place)
        .map(({ item }) => item),
  }
}
