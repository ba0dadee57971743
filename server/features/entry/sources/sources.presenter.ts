import type { Source, SourceCard } from '#shared/features/entry/sources/sources.contract.ts'
import type { Company } from '#shared/features/people/companies/companies.contract.ts'
import type { SourceRow } from './sources.queries.ts'

type SourceCompany = Pick<
  Company,
  'id' | 'slug' | 'name' | 'country' | 'city' | 'about' | 'website' | 'timeZone' | 'workWindow'
>

export const presentSourceCard = (source: SourceRow, company: SourceCompany | null): SourceCard => ({
  id: source.linkId,
  kind: source.kind,
  name: source.name,
  message: source.message,
  sharing: source.sharing,
  company,
  jobId: source.jobId,
})

export const presentSource = (source: SourceRow, signUps: number, canManage: boolean): Source => ({
  id: source.linkId,
  kind: source.kind,
  name: source.name,
  message: source.message,
  sharing: source.sharing,
  companyId: source.companyId,
  jobId: source.jobId,
  startsAt: source.startsAt.toISOString(),
  expiresAt: source.expiresAt?.toISOString() ?? null,
  endedAt: source.endedAt?.toISOString() ?? null,
  signUps,
  can: { end: canManage && source.endedAt === null, seeNames: canManage && source.sharing === 'names' },
})
