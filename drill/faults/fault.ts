/** A small mistake someone could make, and the tests that must catch it. */
export type Fault = Edit & {
  name: string
  /** The category of the mistake, in two or three words. */
  kind: string
  file: string
  /** For a mistake that needs two edits. */
  also?: Edit
  tests: readonly string[]
}

/** `find` must occur exactly once in the file. */
type Edit = { find: string; replace: string }

export const plant = ({ find, replace, also }: Fault, source: string): string =>
  [{ find, replace }, ...(also ? [also] : [])].reduce((text, edit) => text.split(edit.find).join(edit.replace), source)

/** Why a fault no longer applies to the tree: its file or tests are gone, or its text does not occur exactly once. */
export function* problemsOf(fault: Fault, read: (file: string) => string | null): Generator<string> {
  for (const test of fault.tests) if (read(test) === null) yield `${fault.name}: there is no ${test}`
  const source = read(fault.file)
  if (source === null) {
    yield `${fault.name}: there is no ${fault.file}`
    return
  }
  for (const { find } of [fault, ...(fault.also ? [fault.also] : [])]) {
    const count = source.split(find).length - 1
    if (count !== 1)
      yield `${fault.name}: ${fault.file} should contain this once, but contains it ${count} times:\n${find}`
  }
}
