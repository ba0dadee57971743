import { type ChosenTest, insertJobTests } from '#server/features/hiring/screeners/authoring/job-tests.service.ts'
import { createTest } from '#server/features/hiring/screeners/authoring/test-writing.service.ts'
import { listCompanyJobs } from '#server/features/jobs/jobs/jobs.service.ts'
import { findHiringMembers } from '#server/features/people/companies/companies.service.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import type { Id } from '#shared/kit/ids.ts'
import { MAX_PAGE_SIZE } from '#shared/kit/page-size.ts'
import type { Random } from '../random.ts'
import type { Seed } from '../seed-world.ts'
import { demoMakingTests } from './demo-making-tests.ts'
import { demoOfficeTests } from './demo-office-tests.ts'
import type { DemoTest } from './demo-test.ts'

const demoTests = [...demoMakingTests, ...demoOfficeTests]

/** The percentage of open jobs that require a test. */
const SHARE_WITH_TEST = 18

/** Every company creates the tests that its own jobs require. */
export const seedScreeners: Seed = async (platform, { companyIds, random }) => {
  const bySlug = [...companyIds].toSorted(([one], [other]) => (one < other ? -1 : 1))
  for (const [, companyId] of bySlug) await seedCompany(platform, random, companyId)
}

async function seedCompany(platform: Platform, random: Random, companyId: Id): Promise<void> {
  const { db } = platform
  const [personId] = await findHiringMembers(db, companyId)
  if (!personId) return
  const viewer: Viewer = { id: personId, roles: ['company'] }
  const query = { companyId, status: 'published' as const, limit: MAX_PAGE_SIZE }
  const { items } = await listCompanyJobs(db, viewer, query)
  const written = new Map<DemoTest, Id>()
  const chosen: ChosenTest[] = []
  for (const { id, department } of items) {
    const fitting = demoTests.find(({ departments }) => departments.includes(department ?? ''))
    if (!fitting || random.integer(1, 100) > SHARE_WITH_TEST) continue
    const testId =
      written.get(fitting) ?? (await createTest(db, platform, viewer, { companyId, ...fitting.content })).id
    written.set(fitting, testId)
    const isRequired = random.integer(1, 4) > 1
    chosen.push({ jobId: id, testId, isRequired, laterDays: fitting.laterDays })
  }
  await insertJobTests(db, companyId, chosen)
}
