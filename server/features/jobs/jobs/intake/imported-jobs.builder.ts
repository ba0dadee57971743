import { and, eq } from 'drizzle-orm'
import type { TestApp } from '#server/test-app.ts'
import type { ImportedJob } from '#shared/features/jobs/jobs/imported-job.ts'
import type { Id } from '#shared/kit/ids.ts'
import { confirmedFrom } from '../job-lifetime.ts'
import { type JobRow } from '../jobs.queries.ts'
import { jobs } from '../jobs.tables.ts'

/** A minimal imported job; tests override what they care about. */
export const anImportedJob = (named: Partial<ImportedJob> = {}): ImportedJob => ({
  source: 'lever',
  externalId: 'e-1',
  url: 'https://jobs.example/e-1',
  title: 'TypeScript engineer',
  employer: null,
  description: `<p>${'You write PostgreSQL and TypeScript all day long, and you like it. '.repeat(5)}</p>`,
  department: null,
  employmentType: null,
  engagements: [],
  workplace: 'remote',
  seniority: null,
  locations: [],
  eligibility: {
    mode: 'unknown',
    countries: [],
    regions: [],
    excludedSubdivisions: [],
    workAuthorization: null,
    residenceRequired: false,
    evidence: null,
  },
  hours: { zone: null, core: null, minOverlapHours: 0, utcOffsets: null },
  pay: null,
  evidence: { eligibility: null, workplace: null, hours: null, pay: null },
  publishedOn: null,
  closesOn: null,
  ...named,
})

type Imported = { companyId: Id; externalId: string }

const isImported = ({ companyId, externalId }: Imported) =>
  and(eq(jobs.companyId, companyId), eq(jobs.externalId, externalId))

export async function importedJob({ platform }: TestApp, wanted: Imported): Promise<JobRow | undefined> {
  const [job] = await platform.db.select().from(jobs).where(isImported(wanted))
  return job
}

export const countJobsOf = ({ platform }: TestApp, companyId: Id): Promise<number> =>
  platform.db.$count(jobs, eq(jobs.companyId, companyId))

/** As if an operator had approved it. */
export async function approveImportedJob({ platform, clock }: TestApp, wanted: Imported): Promise<void> {
  const now = clock.now()
  const facts = { status: 'published' as const, publishedAt: now, ...confirmedFrom(now) }
  await platform.db.update(jobs).set(facts).where(isImported(wanted))
}
