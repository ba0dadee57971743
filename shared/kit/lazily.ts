/** Computed on the first use: what every start of the server would otherwise pay for, and most never need. */
export function lazily<T>(compute: () => T): () => T {
  let known: { value: T } | null = null
  return () => (known ??= { value: compute() }).value
}
