// Questions a company may not ask before it has decided, by law or for fairness. They are recognised by their wording
// and rejected while the form is edited, with a suggestion of what to ask instead.

import { foldText } from '#shared/features/base/reference/fold-text.ts'
import { lazily } from '#shared/kit/lazily.ts'
import { type ForbiddenTopic, forbiddenTopics, forbiddenWords } from './forbidden-words.ts'

/** Matches whole words; `\b` does not work for all scripts. */
const wholeWord = (pattern: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'u')

const topicPatterns = lazily(() =>
  forbiddenTopics.map((topic) => ({ topic, patterns: forbiddenWords[topic].map(wholeWord) })),
)

export function findForbiddenTopic(text: string): ForbiddenTopic | null {
  const plain = foldText(text.replace(/[’‘`´]/g, "'"))
    .replace(/[¿¡?!*:]/g, '')
    .trim()
  return topicPatterns().find(({ patterns }) => patterns.some((pattern) => pattern.test(plain)))?.topic ?? null
}

/** The reason, and what to do instead. */
export const forbiddenTopicMessages: Record<ForbiddenTopic, { id: string; message: string }> = {
  salary_history: /* i18n */ {
    id: 'apply.forbidden.salary_history',
    message: 'Do not ask about past pay. Ask what the applicant expects.',
  },
  age: /* i18n */ {
    id: 'apply.forbidden.age',
    message: 'Do not ask about age. If the law sets a minimum age, ask whether the applicant meets it.',
  },
  family: /* i18n */ {
    id: 'apply.forbidden.family',
    message: 'Do not ask about family. Ask whether the applicant can work the hours or travel as required.',
  },
  religion: /* i18n */ { id: 'apply.forbidden.religion', message: 'Do not ask about religion. Remove this question.' },
  health: /* i18n */ {
    id: 'apply.forbidden.health',
    message: 'Do not ask about health. Ask what accommodations would help the applicant in the interview.',
  },
  photo: /* i18n */ {
    id: 'apply.forbidden.photo',
    message: 'Do not ask for photos of applicants. Remove this question.',
  },
  origin: /* i18n */ {
    id: 'apply.forbidden.origin',
    message: 'Do not ask where someone was born. Ask whether they have the right to work in the country.',
  },
  ethnicity: /* i18n */ {
    id: 'apply.forbidden.ethnicity',
    message: 'Do not ask about ethnicity. Remove this question.',
  },
  orientation: /* i18n */ {
    id: 'apply.forbidden.orientation',
    message: 'Do not ask about sex or sexual orientation. Remove this question.',
  },
  criminal_record: /* i18n */ {
    id: 'apply.forbidden.criminal_record',
    message: 'Do not ask about criminal records here. If the law requires a check, say so in the job and do it later.',
  },
}
