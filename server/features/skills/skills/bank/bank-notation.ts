// A compact notation for the bank: a topic with its questions, each with the right answer, wrong ones and the reason.

export type BankQuestion = {
  text: string
  code: string | null
  topic: string
  right: readonly string[]
  wrong: readonly string[]
  why: string
  isForPractice: boolean
}

export type SkillBank = {
  /** A slug from server/features/base/reference/skills.ts. */
  skill: string
  /** What the test covers, in a few words. */
  summary: string
  questions: readonly BankQuestion[]
}

type Written = Omit<BankQuestion, 'topic' | 'isForPractice'>

export const one = (text: string, right: string, wrong: readonly string[], why: string, code?: string): Written => ({
  text,
  code: code ?? null,
  right: [right],
  wrong,
  why,
})

/** Several answers are right. */
export const several = (
  text: string,
  right: readonly string[],
  wrong: readonly string[],
  why: string,
  code?: string,
): Written => ({ text, code: code ?? null, right, wrong, why })

/** Every fourth question of a topic is for practising, and never part of a test. */
const PRACTICE_EVERY = 4

export const topic = (name: string, written: readonly Written[]): BankQuestion[] =>
  written.map((question, place) => ({
    ...question,
    topic: name,
    isForPractice: place % PRACTICE_EVERY === PRACTICE_EVERY - 1,
  }))

export const bank = (skill: string, summary: string, ...topics: readonly BankQuestion[][]): SkillBank => ({
  skill,
  summary,
  questions: topics.flat(),
})
