import { findIdentity } from '#server/features/base/accounts/people.service.ts'
import { recordAudit } from '#server/features/base/operations/audit.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { found, tooLate } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import type { PerkState } from '#shared/features/market/perks/perk-limits.ts'
import type { OpsPerk, Perk, PerkContent, PerksPage, PerksQuery } from '#shared/features/market/perks/perks.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { toPage } from '#shared/kit/pagination.ts'
import { localDateAt } from '#shared/kit/time-zones.ts'
import { canClaim, stateOf } from './perks.policy.ts'
import { presentOps, presentPerk } from './perks.presenter.ts'
import {
  countClaims,
  countElsewhere,
  countListed,
  insertClaim,
  insertPerk,
  lockPerk,
  type PerkRow,
  selectAllPerks,
  selectClaims,
  selectPerks,
  updatePerk,
} from './perks.queries.ts'

const notOpen: Partial<Record<PerkState, { id: string; message: string }>> = {
  used_up: /* i18n */ { id: 'perks.used_up', message: 'All of them have been claimed.' },
  ended: /* i18n */ { id: 'perks.ended', message: 'This perk has ended.' },
  elsewhere: /* i18n */ { id: 'perks.elsewhere', message: 'This perk does not work in your country.' },
}
const closed = /* i18n */ { id: 'perks.closed', message: 'This perk cannot be claimed.' }

const todayOf = ({ clock }: Pick<Platform, 'clock'>): string => localDateAt('UTC', clock.now().getTime())

export async function listPerks(db: Db, platform: Platform, viewer: { id: Id }, query: PerksQuery): Promise<PerksPage> {
  const { country } = await findIdentity(db, viewer.id)
  const reader = { personId: viewer.id, country, today: todayOf(platform) }
  const { cursor, limit } = query
  const rows = await selectPerks(db, { ...reader, isEverywhere: query.where === 'everywhere', cursor, limit })
  const ids = rows.map(({ id }) => id)
  const [counts, claims] = [await countClaims(db, ids), await selectClaims(db, viewer.id, ids)]
  const page = toPage(rows, limit, (row) => {
    const facts = { claims: counts.get(row.id) ?? 0, claimedAt: claims.get(row.id) ?? null }
    return presentPerk(row, facts, stateOf(row, { ...reader, ...facts }))
  })
  return { ...page, elsewhere: await countElsewhere(db, reader), country }
}

/** What the reader's list has. */
export async function countPerks(db: Db, platform: Platform, personId: Id): Promise<number> {
  const { country } = await findIdentity(db, personId)
  return countListed(db, { personId, country, today: todayOf(platform) })
}

export async function claimPerk(platform: Platform, viewer: { id: Id }, id: Id): Promise<Perk> {
  return transaction(platform.db, async (tx) => {
    // Two people must not get the last one.
    const row = found(await lockPerk(tx, id))
    const { country } = await findIdentity(tx, viewer.id)
    const claimedAt = (await selectClaims(tx, viewer.id, [id])).get(id) ?? null
    const claims = (await countClaims(tx, [id])).get(id) ?? 0
    const state = stateOf(row, { country, today: todayOf(platform), claims, claimedAt })
    if (claimedAt) return presentPerk(row, { claims, claimedAt }, state)
    if (!canClaim(state)) throw tooLate(notOpen[state] ?? closed)
    const now = platform.clock.now()
    await insertClaim(tx, { perkId: id, personId: viewer.id, createdAt: now })
    return presentPerk(row, { claims: claims + 1, claimedAt: now }, 'claimed')
  })
}

export async function listOpsPerks(db: Db, query: { cursor?: Id | undefined; limit: number }) {
  const rows = await selectAllPerks(db, query)
  const counts = await countClaims(
    db,
    rows.map(({ id }) => id),
  )
  return toPage(rows, query.limit, (row) => presentOps(row, counts.get(row.id) ?? 0))
}

const audit = (tx: Db, platform: Platform, actor: Viewer, action: string, { id, title }: PerkRow) =>
  recordAudit(tx, platform, { actor, action, subject: { kind: 'perk', id, label: title } })

export async function createPerk(db: Db, platform: Platform, viewer: Viewer, content: PerkContent): Promise<OpsPerk> {
  return transaction(db, async (tx) => {
    const row = await insertPerk(tx, { ...content, createdAt: platform.clock.now() })
    await audit(tx, platform, viewer, 'perk.create', row)
    return presentOps(row, 0)
  })
}

export async function changePerk(platform: Platform, viewer: Viewer, id: Id, content: PerkContent): Promise<OpsPerk> {
  return transaction(platform.db, async (tx) => {
    const row = found(await updatePerk(tx, id, content))
    await audit(tx, platform, viewer, 'perk.change', row)
    return presentOps(row, (await countClaims(tx, [id])).get(id) ?? 0)
  })
}
