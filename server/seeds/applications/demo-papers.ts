// What people of the demo world send with an application: a plain-text résumé and answers to questions.

import { newId } from '#server/platform/db/columns.ts'
import type { SentAnswer, SentForm } from '#shared/features/hiring/applications/sent-form.contract.ts'
import type { Random } from '../random.ts'

type Question = Pick<SentAnswer, 'type' | 'label' | 'isPrivate'> & { answers: readonly SentAnswer['value'][] }

const questions: readonly Question[] = [
  {
    type: 'long_text',
    label: 'Tell us about a decision at work you would make differently today.',
    isPrivate: false,
    answers: [
      'We moved the reconciliation to a queue in one night. Today I would run both for a month and compare them every morning; we found the last difference after five weeks.',
      'I said yes to a second database because it was quicker to begin with. Two years later we still copied between them.',
      'I let the person who knew the most do the most. When she left, so did the reasons. Now every decision has a page.',
    ],
  },
  {
    type: 'short_text',
    label: 'What should we read, watch or try to see your work?',
    isPrivate: false,
    answers: [
      'The write-up of our move to monthly releases: it says what went wrong as well.',
      'An eleven-minute talk about safe retries.',
      'The page that tells customers why a payment is pending.',
    ],
  },
  { type: 'notice_period', label: 'How much notice do you have to give?', isPrivate: false, answers: [14, 30, 60] },
]

const pasts: readonly string[] = [
  'Four years at a lender with two million customers: I kept the nightly runs short and the figures right.',
  'Three years at a logistics company: first support, then the code that support complained about.',
  'Five years in a team of six that served twelve countries, three of them with an office.',
]

/** Both are drawn from what a person might have written; the résumé starts with the profile. */
export function drawPapers(
  random: Random,
  name: string,
  profile: SentForm['profile'],
): Pick<SentForm, 'resumeText' | 'answers'> {
  const skills = (profile.work?.skills ?? []).map((skill) => `- ${skill.name}, level ${skill.level} of 5`)
  return {
    resumeText: [name, profile.work?.headline ?? '', '', random.pick(pasts), '', ...skills].join('\n').trim(),
    answers: questions.map(({ answers, ...question }) => ({
      ...question,
      questionId: newId(),
      value: random.pick(answers),
      file: null,
    })),
  }
}
