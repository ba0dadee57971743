/** Seconds of CPU time. Generous: not all files have been measured on an idle machine yet. */
const FILE_BUDGET = 60

/** Files that need more, each for a reason. */
const exceptions: Readonly<Record<string, number>> = {}

export function budgetOf(file: string): number {
  const exception = Object.keys(exceptions).find((path) => file.endsWith(path))
  return exception === undefined ? FILE_BUDGET : (exceptions[exception] ?? FILE_BUDGET)
}
