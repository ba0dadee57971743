// What a company may not ask before it has decided, by law or by fairness. It looks at the words of a question; what is
// found is refused while the form is written, with what may be asked instead.

import { foldText } from '#shared/features/base/reference/fold-text.ts'
import { type ForbiddenTopic, forbiddenTopics, forbiddenWords } from './forbidden-words.ts'

/** Words that stand alone; `\b` would do, were it not for what folding leaves of other scripts. */
const alone = (pattern: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'u')

const signs = forbiddenTopics.map((topic) => ({ topic, patterns: forbiddenWords[topic].map(alone) }))

export function findForbiddenTopic(text: string): ForbiddenTopic | null {
  const plain = foldText(text.replace(/[’‘`´]/g, "'"))
    .replace(/[¿¡?!*:]/g, '')
    .trim()
  return signs.find(({ patterns }) => patterns.some((pattern) => pattern.test(plain)))?.topic ?? null
}

/** Why, and what to do instead. */
export const forbiddenTopicWords: Record<ForbiddenTopic, { id: string; message: string }> = {
  salary_history: /* i18n */ {
    id: 'apply.forbidden.salary_history',
    message: 'What somebody earned before is not asked here. Ask what they expect.',
  },
  age: /* i18n */ {
    id: 'apply.forbidden.age',
    message: 'Age is not asked here. If the law sets a lowest age, ask whether the person has reached it.',
  },
  family: /* i18n */ {
    id: 'apply.forbidden.family',
    message: 'Family is not asked here. Ask whether the hours or the travel can be kept.',
  },
  religion: /* i18n */ { id: 'apply.forbidden.religion', message: 'Religion is not asked here. Leave this out.' },
  health: /* i18n */ {
    id: 'apply.forbidden.health',
    message: 'Health is not asked here. Ask what would make the interview easier for the person.',
  },
  photo: /* i18n */ {
    id: 'apply.forbidden.photo',
    message: 'Photos of people are not asked for here. Leave this out.',
  },
  origin: /* i18n */ {
    id: 'apply.forbidden.origin',
    message: 'Where somebody was born is not asked here. Ask whether they may work in the country.',
  },
  ethnicity: /* i18n */ { id: 'apply.forbidden.ethnicity', message: 'Ethnicity is not asked here. Leave this out.' },
  orientation: /* i18n */ {
    id: 'apply.forbidden.orientation',
    message: 'Sex and orientation are not asked here. Leave this out.',
  },
  criminal_record: /* i18n */ {
    id: 'apply.forbidden.criminal_record',
    message: 'A criminal record is not asked for here. If the law demands a check, say so in the job and do it later.',
  },
}
