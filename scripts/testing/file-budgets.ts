/** In seconds of processor time. Loose: the files have not all been measured on a quiet machine yet. */
const FILE_BUDGET = 60

/** More than that, each for its reason. */
const exceptions: Readonly<Record<string, number>> = {}

export function budgetOf(file: string): number {
  const exception = Object.keys(exceptions).find((path) => file.endsWith(path))
  return exception === undefined ? FILE_BUDGET : (exceptions[exception] ?? FILE_BUDGET)
}
