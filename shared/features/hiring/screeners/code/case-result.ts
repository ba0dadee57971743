// What a run of the code says about one test. The sandbox gets only the arguments; what is expected is compared out here.

import type { CallResult } from '#shared/sandbox/program.ts'
import type { CaseVerdict } from './code-question.ts'
import { isSameValue, readJson } from './same-value.ts'

export type CaseResult = { verdict: CaseVerdict; got: string | null; message: string; output: string }

export function toCaseResult({ verdict, value, message, output }: CallResult, expected: string | null): CaseResult {
  if (verdict !== 'done') return { verdict, got: null, message, output }
  const [got, wanted] = [readJson(value), readJson(expected)]
  const isRight = got !== null && wanted !== null && isSameValue(got.value, wanted.value)
  return { verdict: isRight ? 'passed' : 'wrong', got: value, message, output }
}
