// Unsaved changes to a draft, field by field; every answer is a separate field. Two devices that edit different fields do not
// conflict.

import type { DraftFields } from '#shared/features/hiring/apply/apply.contract.ts'

type PlainField = Exclude<keyof DraftFields, 'answers'>
export type FieldPath = PlainField | `answers.${string}`
export type Changes = Readonly<Partial<Record<FieldPath, unknown>>>

export const answerPath = (questionId: string): FieldPath => `answers.${questionId}`

const PREFIX = 'answers.'
const questionOf = (path: string): string | null => (path.startsWith(PREFIX) ? path.slice(PREFIX.length) : null)

export const pathsOf = (changes: Changes): FieldPath[] => Object.keys(changes) as FieldPath[]

export function valueAt(fields: DraftFields, path: FieldPath): unknown {
  const questionId = questionOf(path)
  return questionId === null ? fields[path as PlainField] : (fields.answers[questionId] ?? null)
}

/** The draft with the changes applied. */
export function withChanges<F extends DraftFields>(fields: F, changes: Changes): F {
  const { answers, ...plain } = bodyOf(changes)
  return { ...fields, ...plain, ...(answers && { answers: { ...fields.answers, ...answers } }) }
}

/** The request body for these changes: only the answers that were changed. */
export function bodyOf(changes: Changes): Partial<DraftFields> {
  const plain: Record<string, unknown> = {}
  const answers: Record<string, unknown> = {}
  for (const path of pathsOf(changes)) {
    const questionId = questionOf(path)
    if (questionId === null) plain[path] = changes[path]
    else answers[questionId] = changes[path]
  }
  return { ...plain, ...(Object.keys(answers).length > 0 && { answers }) } as Partial<DraftFields>
}

/** The server may trim text; that does not count as a difference. */
export const isSame = (one: unknown, other: unknown): boolean => written(one) === written(other)

const written = (value: unknown): string =>
  JSON.stringify(value ?? null, (_, part: unknown) => (typeof part === 'string' ? part.trim() : part))

export type Merge = {
  /** Still to be sent. */
  changes: Changes
  /** Changed on both sides to different values: someone has to choose. */
  conflicts: FieldPath[]
}

/** `base` is the common ancestor. A field that only one side changed, or both changed alike, does not conflict. */
export function mergeChanges(base: DraftFields, theirs: DraftFields, mine: Changes): Merge {
  const open = pathsOf(mine).filter((path) => !isSame(mine[path], valueAt(theirs, path)))
  return {
    changes: only(mine, open),
    // The current step is local to each device.
    conflicts: open.filter((path) => path !== 'step' && !isSame(valueAt(base, path), valueAt(theirs, path))),
  }
}

export const only = (changes: Changes, paths: readonly FieldPath[]): Changes =>
  Object.fromEntries(paths.map((path) => [path, changes[path]]))

export const without = (changes: Changes, paths: readonly FieldPath[]): Changes =>
  only(
    changes,
    pathsOf(changes).filter((path) => !paths.includes(path)),
  )
