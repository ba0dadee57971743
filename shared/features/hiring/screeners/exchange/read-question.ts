import { type WrittenQuestion, writtenQuestion } from '../question.contract.ts'
import { findTestProblems } from '../test-problems.ts'
import { type ItemNote, type ReadItem, Unsupported } from './item-notes.ts'

/** Runs the reader of one item; what cannot be imported becomes a note instead of an error. */
export function readItem(name: string, read: (notes: ItemNote[]) => WrittenQuestion): ReadItem {
  const notes: ItemNote[] = []
  try {
    return { name, question: checkedQuestion(read(notes)), notes: unique(notes) }
  } catch (error) {
    if (!(error instanceof Unsupported)) throw error
    return { name, question: null, notes: [error.note] }
  }
}

const unique = (notes: readonly ItemNote[]): ItemNote[] =>
  notes.filter(
    ({ code, detail }, place) => notes.findIndex((one) => one.code === code && one.detail === detail) === place,
  )

/** Checked against the contract, so that nothing fails only when the test is saved. */
function checkedQuestion(question: WrittenQuestion): WrittenQuestion {
  const checked = writtenQuestion.safeParse(question)
  if (!checked.success) {
    const [issue] = checked.error.issues
    throw new Unsupported(issue?.code === 'too_big' ? 'limits' : 'incomplete', issue?.path.join('.'))
  }
  const [problem] = findTestProblems([checked.data])
  if (problem) throw new Unsupported('incomplete', problem.path.slice(2).join('.'))
  return checked.data
}
