import { createContext, useContext } from 'react'
import type { CodeRun } from '#shared/features/hiring/screeners/screeners.contract.ts'

export type RunCode = (questionId: string) => Promise<CodeRun>

/** Set while an attempt is running. */
const CodeRunner = createContext<RunCode | null>(null)

export const CodeRunnerProvider = CodeRunner.Provider
export const useCodeRunner = (): RunCode | null => useContext(CodeRunner)
