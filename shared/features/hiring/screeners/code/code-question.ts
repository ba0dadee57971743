// Code questions: a function to write, called with the arguments of each test.

export const codeLanguages = ['javascript', 'typescript', 'python'] as const

/** A function name in every one of these languages. */
export const FUNCTION_NAME = /^[A-Za-z_][A-Za-z0-9_]{0,59}$/

export const caseVerdicts = [
  'passed',
  'wrong',
  'error',
  'missing',
  'time',
  'memory',
  'output',
  'crashed',
  'not_run',
] as const
export type CaseVerdict = (typeof caseVerdicts)[number]

export const isPassed = (verdict: CaseVerdict): boolean => verdict === 'passed'

/** The verdict on each test of a question, and the first error. */
export type CodeResult = { verdicts: CaseVerdict[]; message: string }

/** The share of the tests that passed. */
export const shareOfCases = (verdicts: readonly CaseVerdict[]): number =>
  verdicts.length === 0 ? 0 : verdicts.filter(isPassed).length / verdicts.length
