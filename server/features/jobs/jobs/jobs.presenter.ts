import { skillName } from '#server/features/base/reference/skill-phrases.service.ts'
import { type CompanyRow, type PlacedCompany, windowOf } from '#server/features/people/companies/companies.service.ts'
import { CONFIRM_DAYS } from '#shared/features/jobs/jobs/job-limits.ts'
import { fullDescription, type PostedJob } from '#shared/features/jobs/jobs/job-posting.ts'
import { type CompanyJobEvent, isPublishedJob, type OperatorJobEvent } from '#shared/features/jobs/jobs/job-status.ts'
import type { JobPay } from '#shared/features/jobs/jobs/job-terms.ts'
import type { CompanyJob, JobCard, PublicJob } from '#shared/features/jobs/jobs/jobs.contract.ts'
import { mayHaveOpenJobs } from '#shared/features/people/companies/company-status.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { isLanded } from '#shared/screens.ts'
import type { CardCompanyRow, JobCardRow, JobRow, StageRow } from './jobs.queries.ts'

const iso = (date: Date | null): string | null => date?.toISOString() ?? null

export const presentJobCard = (job: JobCardRow, company: CardCompanyRow): JobCard => ({
  id: job.id,
  slug: job.slug,
  title: job.title,
  company: {
    id: company.id,
    slug: company.slug,
    name: company.name,
    country: company.country,
    city: company.city,
    timeZone: company.timeZone,
    workWindow: windowOf(company),
  },
  employmentType: job.employmentType,
  engagements: job.engagements,
  workplace: job.workplace,
  seniority: job.seniority,
  eligibility: {
    ...job.eligibility,
    countries: [...job.eligibility.countries],
    regions: [...job.eligibility.regions],
    excludedSubdivisions: [...job.eligibility.excludedSubdivisions],
  },
  hours: job.hours,
  pay: job.pay && presentPay(job.pay),
  languages: [...job.languages],
  skills: job.skills.map((skill) => ({ ...skill, name: skillName(skill.skillId) })),
  travelPercent: job.travelPercent,
  equipment: job.equipment,
  locations: [...job.locations],
  replyDays: job.replyDays,
  publishedAt: iso(job.publishedAt),
  unstated: job.unstated,
  postedOn: job.postedOn,
})

const presentPay = ({ min, max, period, hoursPerWeek, basis, policy }: JobPay) => ({
  min,
  max,
  period,
  hoursPerWeek,
  basis,
  policy,
})

export type FullJob = { job: JobRow; company: CompanyRow; stages: readonly StageRow[] }

export const presentJob = ({ job, company, stages }: FullJob): PublicJob => ({
  ...presentJobCard(job, company),
  description: job.description,
  responsibilities: job.responsibilities,
  requirements: job.requirements,
  benefits: job.benefits,
  department: job.department,
  openings: job.openings,
  equity: job.equity,
  bonus: job.bonus,
  stages: stages.map(({ id, name, kind }) => ({ id, name, kind })),
  isOpen: isPublishedJob(job.status) && mayHaveOpenJobs(company.status),
  isListed: job.visibility === 'public',
  isForInvited: job.visibility === 'invite_only',
  closesAt: iso(job.closesAt),
  lastConfirmedAt: iso(job.lastConfirmedAt),
  source: job.source,
  applyUrl: job.externalUrl,
})

export const presentPostedJob = (job: JobRow, company: PlacedCompany, siteUrl: string): PostedJob => ({
  id: job.id,
  url: `${siteUrl}/apply/${job.id}`,
  title: job.title,
  description: fullDescription(job),
  company: { name: company.name, url: company.website, city: company.city, country: company.country },
  employmentType: job.employmentType,
  workplace: job.workplace,
  locations: job.locations,
  eligibility: job.eligibility,
  pay: job.pay,
  publishedAt: (job.publishedAt ?? job.createdAt).toISOString(),
  updatedAt: job.updatedAt.toISOString(),
  closesAt: iso(job.closesAt),
  isAppliedToHere: job.externalUrl === null && isLanded('/jobs/:id/apply'),
})

type JobPermissions = { can: (CompanyJobEvent | OperatorJobEvent)[]; canEdit: boolean }

export const presentCompanyJob = (whole: FullJob, possible: JobPermissions): CompanyJob => ({
  ...presentJob(whole),
  status: whole.job.status,
  closeReason: whole.job.closeReason,
  statusReason: whole.job.statusReason,
  visibility: whole.job.visibility,
  applicationCap: whole.job.applicationCap,
  createdAt: whole.job.createdAt.toISOString(),
  updatedAt: whole.job.updatedAt.toISOString(),
  confirmBy: confirmBy(whole.job),
  can: possible.can,
  canEdit: possible.canEdit,
})

function confirmBy({ status, source, lastConfirmedAt, askedAt }: JobRow): string | null {
  if (!isPublishedJob(status) || source !== 'native' || !lastConfirmedAt) return null
  const last = Math.max(lastConfirmedAt.getTime(), askedAt?.getTime() ?? 0)
  return new Date(last + CONFIRM_DAYS * DAY).toISOString()
}
