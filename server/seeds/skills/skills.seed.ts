// Tests the demo talent has taken: three badges, and one that she nearly passed.

import { saveAnswer } from '#server/features/hiring/screeners/taking/saving.service.ts'
import { submitAttempt } from '#server/features/hiring/screeners/taking/taking.service.ts'
import { questionsOf } from '#server/features/skills/skills/bank/bank-questions.ts'
import { bankOf } from '#server/features/skills/skills/bank/banks.ts'
import { startSkillTest } from '#server/features/skills/skills/taking/skill-attempts.service.ts'
import { found } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import { DAY, MINUTE } from '#shared/kit/time-zones.ts'
import { demoTalent } from '../demo-accounts.ts'
import { clockAt, type Seed, type SeedPerson } from '../seed-world.ts'
import { showCredentials } from './shown-credentials.ts'

const taken = [
  { skill: 'english', daysAgo: 320, right: 19 },
  { skill: 'docker', daysAgo: 140, right: 17 },
  { skill: 'rest-apis', daysAgo: 95, right: 15 },
  { skill: 'postgresql', daysAgo: 5, right: 13 },
] as const

const MINUTES_NEEDED = 18

export const seedSkills: Seed = async (platform, world) => {
  const talent = world.person(demoTalent)
  for (const test of taken) await take(platform, talent, test)
  await showCredentials(platform, talent)
}

export async function take(
  platform: Platform,
  viewer: SeedPerson,
  { skill, daysAgo, right }: { skill: string; daysAgo: number; right: number },
): Promise<void> {
  const { db, clock } = platform
  const startedAt = clock.now().getTime() - daysAgo * DAY
  const atStart = { ...platform, clock: clockAt(new Date(startedAt)) }
  const { id, questions } = await startSkillTest(db, atStart, viewer, { skill, extraTime: 1 })
  const asked = new Set(questions.slice(0, right).map((question) => question.id))
  for (const question of questionsOf(found(bankOf(skill)))) {
    if (!asked.has(question.id) || !('options' in question)) continue
    const ids = question.options.filter(({ isRight }) => isRight).map((option) => option.id)
    const value = question.kind === 'single' ? found(ids[0]) : ids
    await saveAnswer(db, atStart, viewer, { id, questionId: question.id }, { value, seq: 1 })
  }
  const atEnd = { ...platform, clock: clockAt(new Date(startedAt + MINUTES_NEEDED * MINUTE)) }
  await submitAttempt(db, atEnd, viewer, id)
}
