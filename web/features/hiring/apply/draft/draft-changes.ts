// What was changed in a draft and is not kept yet, field by field; every answer is a field of its own. Two devices that
// write different fields do not get in each other's way.

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

/** The draft as it is with the changes in it. */
export function withChanges<F extends DraftFields>(fields: F, changes: Changes): F {
  const { answers, ...plain } = bodyOf(changes)
  return { ...fields, ...plain, ...(answers && { answers: { ...fields.answers, ...answers } }) }
}

/** What is sent for these changes: of the answers only those that were changed. */
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

/** The server may trim what was typed; that is no other text. */
export const isSame = (one: unknown, other: unknown): boolean => written(one) === written(other)

const written = (value: unknown): string =>
  JSON.stringify(value ?? null, (_, part: unknown) => (typeof part === 'string' ? part.trim() : part))

export type Merge = {
  /** Still to be sent. */
  changes: Changes
  /** Changed here and there, to something else: somebody has to choose. */
  conflicts: FieldPath[]
}

/** `base` is what both sides began with. What only one side changed is no conflict, nor what both changed alike. */
export function mergeChanges(base: DraftFields, theirs: DraftFields, mine: Changes): Merge {
  const open = pathsOf(mine).filter((path) => !isSame(mine[path], valueAt(theirs, path)))
  return {
    changes: only(mine, open),
    // Where each device stands is its own business.
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
