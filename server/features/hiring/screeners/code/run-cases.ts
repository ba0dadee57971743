// Runs an answer on tests of its question. The sandbox gets only the arguments; what is expected is compared out here.

import type { CallResult } from '#server/platform/sandbox/program.ts'
import { Sandbox, warmUpPython } from '#server/platform/sandbox/sandbox.ts'
import type { CaseVerdict } from '#shared/features/hiring/screeners/code/code-question.ts'
import { isSameValue, readJson } from '#shared/features/hiring/screeners/code/same-value.ts'
import type { Question, QuestionOf } from '#shared/features/hiring/screeners/question.contract.ts'

/** Marking has its own, so that nobody's examples wait behind a whole test, and the other way round. */
const sandboxes = { examples: new Sandbox({ waiting: 10 }), marking: new Sandbox({ waiting: 100 }) }

/** Starting Python for the first time takes seconds: begun when somebody opens a test that needs it. */
export function prepareFor(questions: readonly Question[]): void {
  if (questions.some((question) => question.kind === 'code' && question.language === 'python')) warmUpPython()
}

type Case = QuestionOf<'code'>['cases'][number]

export type CaseResult = { verdict: CaseVerdict; got: string | null; message: string; output: string }

export async function runCases(
  { language, entry }: Pick<QuestionOf<'code'>, 'language' | 'entry'>,
  source: string,
  cases: readonly Case[],
  purpose: keyof typeof sandboxes,
): Promise<CaseResult[]> {
  const calls = cases.map(({ args }) => args)
  const results = await sandboxes[purpose].run({ language, entry, source, calls })
  return results.map((result, place) => toCaseResult(result, cases[place]?.expected ?? null))
}

function toCaseResult({ verdict, value, message, output }: CallResult, expected: string | null): CaseResult {
  if (verdict !== 'done') return { verdict, got: null, message, output }
  const [got, wanted] = [readJson(value), readJson(expected)]
  const isRight = got !== null && wanted !== null && isSameValue(got.value, wanted.value)
  return { verdict: isRight ? 'passed' : 'wrong', got: value, message, output }
}
