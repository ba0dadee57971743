import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { BeforeApplying, Draft } from '#shared/features/apply/apply.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import type { DraftRow } from './drafts.queries.ts'

export const findTestsOf = async (_db: Db, _jobId: Id): Promise<BeforeApplying['tests']> => []

export const findDraftTests = async (_db: Db, _clock: Clock, _draft: DraftRow): Promise<Draft['tests']> => []

export async function attachTests(_tx: Db, _clock: Clock, _draft: DraftRow, _applicationId: Id): Promise<void> {}
