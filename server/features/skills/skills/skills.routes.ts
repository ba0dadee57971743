import { jobIndexOf } from '#server/features/jobs/job-search/job-index.service.ts'
import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { extraTimeFactors } from '#shared/features/hiring/screeners/extra-time.ts'
import { skills } from '#shared/features/skills/skills/skills.contract.ts'
import { listPractice, listSkills, listTests, showSkill } from './skills.service.ts'
import { startSkillTest } from './taking/skill-attempts.service.ts'

export function skillsRoutes(app: App, platform: Platform): void {
  const { db: pool, clock } = platform
  const index = jobIndexOf(platform)
  mount(app, pool, skills.list, ({ db, viewer }) => listSkills({ db, platform, index, now: clock.now() }, viewer))
  mount(app, pool, skills.show, ({ db, viewer, params }) =>
    showSkill({ db, platform, index, now: clock.now() }, viewer, params.slug),
  )
  mount(app, pool, skills.start, ({ db, viewer, params, body }) =>
    startSkillTest(db, platform, viewer, { skill: params.slug, extraTime: extraTimeFactors[body.extraTime] }),
  )
  mount(app, pool, skills.tests, async () => listTests())
  mount(app, pool, skills.practice, async ({ params }) => listPractice(params.slug))
}
