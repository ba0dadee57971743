import { findSoleOwned } from '#server/features/people/companies/companies.service.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Identity } from '#shared/access/identity.ts'
import type { PersonalDataOverview } from '#shared/features/people/personal-data/personal-data.contract.ts'
import { selectScheduledDeletion } from './deletion/deletions.queries.ts'
import { presentDeletion } from './deletion/deletions.service.ts'
import { presentExport } from './exports/exports.presenter.ts'
import { selectNewestExport } from './exports/exports.queries.ts'
import { nextExportAt } from './exports/exports.service.ts'

export async function showOverview({ db, clock }: Platform, viewer: Identity): Promise<PersonalDataOverview> {
  const [newest, next, deletion, soleOwnerOf] = await Promise.all([
    selectNewestExport(db, viewer.id),
    nextExportAt(db, viewer.id, clock.now()),
    selectScheduledDeletion(db, viewer.id),
    findSoleOwned(db, viewer.id),
  ])
  return {
    export: newest && presentExport(newest),
    nextExportAt: next?.toISOString() ?? null,
    deletion: deletion && presentDeletion(deletion),
    soleOwnerOf,
  }
}
