// The three-way merge of two people's changes to one form, or of one person's on two devices.

export type Comparison<V> = {
  fields: readonly (keyof V)[]
  isSame: (one: unknown, other: unknown) => boolean
}

/** `base` is the saved version that `mine` was edited from; `theirs` has been saved since. */
type Versions<V> = { base: V; mine: V; theirs: V }

type Merged<V> = {
  /** Mine, with the fields that only they changed. */
  values: V
  /** Fields that only they changed. */
  taken: (keyof V)[]
  /** Fields changed to different values on both sides; `values` still has mine. */
  disputed: (keyof V)[]
}

export function mergeFields<V extends object>(
  { base, mine, theirs }: Versions<V>,
  { fields, isSame }: Comparison<V>,
): Merged<V> {
  const isChanged = (version: V) => (field: keyof V) => !isSame(base[field], version[field])
  const changedByThem = fields.filter(isChanged(theirs))
  const taken = changedByThem.filter((field) => !isChanged(mine)(field))
  const disputed = changedByThem.filter((field) => isChanged(mine)(field) && !isSame(mine[field], theirs[field]))
  return { values: withFields(mine, theirs, taken), taken, disputed }
}

export const withFields = <V extends object>(values: V, from: V, fields: readonly (keyof V)[]): V => ({
  ...values,
  ...(Object.fromEntries(fields.map((field) => [field, from[field]])) as Partial<V>),
})
