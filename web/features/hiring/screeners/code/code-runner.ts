import { createContext, useContext } from 'react'
import type { AskedQuestion } from '#shared/features/hiring/screeners/question.contract.ts'
import type { CodeRun } from '#shared/features/hiring/screeners/screeners.contract.ts'

export type CodeQuestion = Extract<AskedQuestion, { kind: 'code' }>

/** `runsLeft`: null if it ran in this browser, where nobody counts. */
export type ExampleRun = { results: CodeRun['results']; runsLeft: number | null }

export type RunCode = (question: CodeQuestion, source: string) => Promise<ExampleRun>

/** Set while an attempt is running. */
const CodeRunner = createContext<RunCode | null>(null)

export const CodeRunnerProvider = CodeRunner.Provider
export const useCodeRunner = (): RunCode | null => useContext(CodeRunner)
