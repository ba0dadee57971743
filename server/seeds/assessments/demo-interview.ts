import type { TestContent } from '#shared/features/hiring/screeners/company-screeners.contract.ts'
import { plainTest } from '#shared/features/hiring/screeners/sections/plain-test.ts'

const asked = { kind: 'spoken', code: null, points: 5, takes: 3 } as const

/** What the demo company asks before it invites somebody to a call. */
export const demoInterview: TestContent = {
  title: 'A first conversation',
  intro: 'Three questions about how you work. Notes are fine. We care about what you say, not about your camera.',
  minutes: 12,
  passPercent: null,
  isShuffled: false,
  ...plainTest,
  questions: [
    {
      ...asked,
      text: 'Tell us about a problem in production that you helped to solve. What did you do first?',
      thinkSeconds: 120,
      answerSeconds: 120,
      guide: 'Describes the problem, what they themselves did, and what changed afterwards.',
    },
    {
      ...asked,
      text: 'How do you work with people who are awake while you sleep?',
      thinkSeconds: 60,
      answerSeconds: 90,
      guide: 'Gives an example: written handovers, decisions that can be undone, hours that overlap.',
    },
    {
      ...asked,
      text: 'What would you like to know about us before you decide?',
      thinkSeconds: null,
      answerSeconds: 60,
      guide: 'Any question counts. Note it down for the call.',
    },
  ],
}
