// Runs an answer on tests of its question.

import { Sandbox, warmUpPython } from '#server/platform/sandbox/sandbox.ts'
import { type CaseResult, toCaseResult } from '#shared/features/hiring/screeners/code/case-result.ts'
import type { Question, QuestionOf } from '#shared/features/hiring/screeners/question.contract.ts'

/** Marking has its own, so that nobody's examples wait behind a whole test, and the other way round. */
const sandboxes = { examples: new Sandbox({ waiting: 10 }), marking: new Sandbox({ waiting: 100 }) }

/** Starting Python for the first time takes seconds: begun when somebody opens a test that needs it. */
export function prepareFor(questions: readonly Question[]): void {
  if (questions.some((question) => question.kind === 'code' && question.language === 'python')) warmUpPython()
}

type Case = QuestionOf<'code'>['cases'][number]

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
