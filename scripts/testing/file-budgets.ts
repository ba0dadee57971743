/** In seconds of processor time; twice what the slowest ordinary file takes. */
const FILE_BUDGET = 20

/** More than that, each for its reason. */
const exceptions: Readonly<Record<string, number>> = {}

export function budgetOf(file: string): number {
  const exception = Object.keys(exceptions).find((path) => file.endsWith(path))
  return exception === undefined ? FILE_BUDGET : (exceptions[exception] ?? FILE_BUDGET)
}
