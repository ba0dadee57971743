import type { Source, SourceCard } from '#shared/features/entry/sources/sources.contract.ts'
import type { Company } from '#shared/features/people/companies/companies.contract.ts'
import type { SourceFigures, SourceRow } from './sources.queries.ts'

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

const noFigures: SourceFigures = { arrivals: 0, signUps: 0 }

export const presentSource = (source: SourceRow, figures: SourceFigures | undefined, canManage: boolean): Source => ({
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
  ...(figures ?? noFigures),
  can: { end: canManage && source.endedAt === null, seeNames: canManage && source.sharing === 'names' },
})
