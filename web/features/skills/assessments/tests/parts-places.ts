import type { WrittenQuestion } from '#shared/features/hiring/screeners/question.contract.ts'

/** Questions name their section and material by place: when one is removed, those after it move up. */
export function withoutPlace<T>(
  questions: readonly WrittenQuestion[],
  part: 'section' | 'material',
  before: readonly T[],
  after: readonly T[],
): WrittenQuestion[] {
  if (after.length >= before.length) return [...questions]
  const gone = before.findIndex((one, place) => after[place] !== one)
  return questions.map((question) => {
    const place = question[part]
    if (place === undefined || place < gone) return question
    return { ...question, [part]: place === gone ? undefined : place - 1 }
  })
}
