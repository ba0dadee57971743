// Members of the programme, for the features that bring them work.

import type { Db } from '#server/platform/db/database.ts'
import { type PreferenceForm, preferenceDraft } from '#shared/features/elite/elite/elite-forms.contract.ts'
import { isEliteMember } from '#shared/features/elite/elite/elite-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { selectActivePreferences, selectLatest } from '../elite.queries.ts'

export type ActiveMember = { applicationId: Id; personId: Id; preference: PreferenceForm }

const BATCH = 200

/** In batches. Members who have paused are left out. */
export async function* eachActiveMember(db: Db): AsyncGenerator<ActiveMember[]> {
  let after: Id | undefined
  do {
    const rows = await selectActivePreferences(db, { after, limit: BATCH })
    yield rows.map(({ data, ...row }) => ({ ...row, preference: preferenceDraft.parse(data) }))
    after = rows.length === BATCH ? rows.at(-1)?.applicationId : undefined
  } while (after !== undefined)
}

export async function isMember(db: Db, personId: Id): Promise<boolean> {
  const latest = await selectLatest(db, personId)
  return latest !== null && isEliteMember(latest.status)
}
