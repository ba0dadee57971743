// The badge for a passed test. In English, like the tests themselves: a credential cannot be translated once it is signed.

import { escoConceptOf, findSkill } from '#server/features/base/reference/reference.service.ts'
import type { Award } from '#server/features/skills/credentials/credentials.service.ts'
import { found } from '#server/platform/http/app-error.ts'
import { levelSteps } from '#shared/features/skills/skills/skill-level.ts'
import { ASKED_QUESTIONS, PASS_PERCENT, TEST_MINUTES } from '#shared/features/skills/skills/skill-test-limits.ts'
import { bankOf } from './bank/banks.ts'
import type { ResultRow } from './skills.queries.ts'

export function awardFor({ id, personId, skill, level, percent, takenAt, validUntil }: ResultRow, url: string): Award {
  const { name } = found(findSkill(skill))
  const concept = escoConceptOf(skill)
  const required = levelSteps.find((step) => step.level === level)?.percent ?? PASS_PERCENT
  return {
    kind: 'skill_test',
    sourceId: id,
    personId,
    issuedAt: takenAt,
    validUntil,
    achievement: {
      id: `${url}/skill-center/${skill}?level=${level}`,
      name: `${name}, level ${level}`,
      description: `Tested knowledge of ${name}: ${lowerFirst(found(bankOf(skill)).summary)}.`,
      criteria: `Scored at least ${required} out of 100 in a test of ${ASKED_QUESTIONS} questions with a time limit of ${TEST_MINUTES} minutes. The questions are drawn at random from a larger set. The test was not supervised.`,
      type: 'Assessment',
      level,
      score: { percent, required },
      alignment: concept && { framework: 'ESCO', ...concept },
    },
  }
}

const lowerFirst = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`
