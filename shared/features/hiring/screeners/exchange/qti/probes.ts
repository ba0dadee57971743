// Answers to probe the scoring with: all of them if there are few, otherwise the right one and those close to it.

const MOST = 4_096

/** Every selection; in a longer list each single option, each pair, and the right answer with one change. */
export function selectionsOf(ids: readonly string[], right: readonly string[]): string[][] {
  if (2 ** ids.length <= MOST)
    return Array.from({ length: 2 ** ids.length }, (_, bits) => ids.filter((_id, place) => bits & (1 << place)))
  const toggled = ids.map((id) => (right.includes(id) ? right.filter((one) => one !== id) : [...right, id]))
  return [[], [...ids], [...right], ...toggled, ...ids.map((id) => [id])]
}

/** Every order of up to six; otherwise the right one, its reverse, rotations and all swaps of two. */
export function ordersOf(right: readonly string[]): string[][] {
  if (right.length <= 6) return permutations(right)
  const swapped = right.flatMap((_, from) => right.slice(from + 1).map((__, gap) => swap(right, from, from + 1 + gap)))
  const rotated = right.map((_, by) => [...right.slice(by), ...right.slice(0, by)])
  return [[...right], right.toReversed(), ...rotated, ...swapped]
}

function permutations(list: readonly string[]): string[][] {
  if (list.length <= 1) return [[...list]]
  return list.flatMap((first, place) =>
    permutations(list.filter((_, at) => at !== place)).map((rest) => [first, ...rest]),
  )
}

const swap = (list: readonly string[], from: number, to: number): string[] =>
  list.map((one, place) => (place === from ? (list[to] ?? one) : place === to ? (list[from] ?? one) : one))

/** Choices per field: all combinations if there are few; otherwise the right one, each field wrong or empty, and fields alone. */
export function fieldsOf(
  fields: readonly string[],
  choices: readonly string[],
  right: Readonly<Record<string, string>>,
) {
  const options = ['', ...choices]
  if (options.length ** fields.length <= MOST) return combinations(fields, options)
  const changed = fields.flatMap((field) => options.map((choice) => without({ ...right, [field]: choice })))
  const alone = fields.flatMap((field) => options.map((choice) => without({ [field]: choice })))
  const many = choices.map((choice) => Object.fromEntries(fields.map((field) => [field, choice])))
  return [{}, { ...right }, ...changed, ...alone, ...many]
}

function combinations(fields: readonly string[], options: readonly string[]): Record<string, string>[] {
  return fields
    .reduce<Record<string, string>[]>(
      (all, field) => all.flatMap((one) => options.map((choice) => ({ ...one, [field]: choice }))),
      [{}],
    )
    .map(without)
}

const without = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).filter(([, choice]) => choice !== ''))
