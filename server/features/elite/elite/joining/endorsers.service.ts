// Extension point: endorsements know who endorses an application, and this feature does not.

import type { I18n } from '@lingui/core'
import type { Db } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { provided, slot } from '#server/platform/wiring/slot.ts'
import type { PendingAction } from '#shared/features/elite/elite/elite.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import type { Evidence } from '#shared/operator-case.ts'

type EndorserFacts = {
  actions: PendingAction[]
  /** Enough endorsements have arrived to judge them. */
  isComplete: boolean
  evidence(i18n: I18n): Evidence[]
}

type FindEndorsers = (db: Db, platform: Platform, applicationId: Id) => Promise<EndorserFacts>

export const endorsersOfApplication = slot<FindEndorsers>('elite.endorsers-of-application')

export const findEndorsers = (db: Db, platform: Platform, applicationId: Id): Promise<EndorserFacts> =>
  provided(platform, endorsersOfApplication)(db, platform, applicationId)
