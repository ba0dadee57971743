// The demo world: fictional companies and people, created by the product's own services. The same content on every machine.
// Each area contributes a server/seeds/<area>.seed.ts to the list below; it may use those above it.

import { transaction } from '#server/platform/db/database.ts'
import { systemSettings } from '#server/platform/http/maintenance/system-settings.tables.ts'
import type { Platform } from '#server/platform/platform.ts'
import { seedAccounts } from './accounts.seed.ts'
import { seedApplications } from './applications/applications.seed.ts'
import { seedApply } from './applying/apply.seed.ts'
import { seedAssessments } from './assessments/assessments.seed.ts'
import { seedCompanies } from './companies.seed.ts'
import { seedConversations } from './conversations.seed.ts'
import { seedBriefs } from './elite/briefs.seed.ts'
import { seedElite } from './elite/elite.seed.ts'
import { seedProjects } from './elite/projects.seed.ts'
import { seedInterviews } from './interviews/interviews.seed.ts'
import { seedCompanyJobs } from './jobs/company-jobs.seed.ts'
import { seedJobs } from './jobs.seed.ts'
import { seedJobsOfPeople } from './jobs-of-people.seed.ts'
import { seedCourseDrafts } from './learning/course-drafts.seed.ts'
import { seedCourseMedia } from './learning/course-media.seed.ts'
import { seedCourses } from './learning/courses.seed.ts'
import { seedMasterclass } from './learning/masterclass.seed.ts'
import { seedOrders } from './market/orders.seed.ts'
import { seedPerks } from './market/perks.seed.ts'
import { seedServices } from './market/services.seed.ts'
import { seedOffers } from './offers/offers.seed.ts'
import { seedOperators } from './operators/operators.seed.ts'
import { seedFindablePeople } from './people/findable-people.seed.ts'
import { seedProfile } from './people/profile.seed.ts'
import { createRandom } from './random.ts'
import { seedScreeners } from './screeners/screeners.seed.ts'
import { type Seed, SeedWorld } from './seed-world.ts'
import { seedSkills } from './skills/skills.seed.ts'
import { seedSources } from './sources.seed.ts'
import { seedTalents } from './talents.seed.ts'

const MARKER = 'demo_world'
const RANDOM_SEED = 2026

const seeds: readonly Seed[] = [
  seedAccounts,
  seedCompanies,
  seedTalents,
  seedProfile,
  seedSources,
  seedJobs,
  seedJobsOfPeople,
  // Before later messages: inboxes are sorted by the latest one.
  seedApplications,
  seedOffers,
  seedConversations,
  seedScreeners,
  seedApply,
  seedCompanyJobs,
  seedFindablePeople,
  seedInterviews,
  seedAssessments,
  seedOperators,
  seedSkills,
  seedCourses,
  seedCourseMedia,
  seedCourseDrafts,
  seedMasterclass,
  seedElite,
  seedProjects,
  seedBriefs,
  seedServices,
  seedOrders,
  seedPerks,
]

/** Does nothing if the world exists. All or nothing: a start that is killed half-way leaves no partial world. */
export async function seedDemoWorld(platform: Platform, onProgress: (line: string) => void): Promise<void> {
  await transaction(platform.db, async (tx) => {
    // A second node that starts at the same time waits here until the first has committed, however long that takes.
    await tx.execute('set local statement_timeout = 0')
    const marked = await tx
      .insert(systemSettings)
      .values({ name: MARKER, value: RANDOM_SEED })
      .onConflictDoNothing()
      .returning()
    if (marked.length === 0) return
    onProgress('Creating the demo world…')
    const world = new SeedWorld(createRandom(RANDOM_SEED))
    for (const seed of seeds) await seed({ ...platform, db: tx }, world)
    onProgress(`The demo world has ${world.companyIds.size} companies.`)
  })
}
