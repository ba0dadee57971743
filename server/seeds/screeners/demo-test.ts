import type { TestContent } from '#shared/features/hiring/screeners/company-screeners.contract.ts'

export type DemoTest = {
  /** The departments whose jobs may require it. */
  departments: readonly string[]
  /** Null: before the application is sent. */
  laterDays: number | null
  content: TestContent
}

export const INTRO =
  'Take it where nobody interrupts you. You may use paper and the internet; we look at how you think.'
