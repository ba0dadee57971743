import type { I18n } from '@lingui/core'
import { lockPerson } from '#server/features/base/accounts/accounts.service.ts'
import { standingSearch } from '#server/features/jobs/job-search/standing-search.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { AppError, ensure, found } from '#server/platform/http/app-error.ts'
import type { Requester } from '#server/platform/http/context.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Identity } from '#shared/access/identity.ts'
import {
  type AlertFrequency,
  MAX_ALERTS,
  MAX_SAVED_SEARCHES,
} from '#shared/features/jobs/saved-searches/alert-kinds.ts'
import type {
  NewSavedSearch,
  SavedSearch,
  SearchChange,
  StoppedAlert,
} from '#shared/features/jobs/saved-searches/saved-searches.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { nextSendTime } from './alerts/alert-times.ts'
import { canonicalSearch } from './canonical-search.ts'
import { readStopToken } from './saved-search-links.ts'
import { canUseSearch } from './saved-searches.policy.ts'
import { presentSearch } from './saved-searches.presenter.ts'
import {
  countNew,
  countSearches,
  deleteSearch,
  type SearchRow,
  selectSearch,
  selectSearches,
  updateSearch,
  upsertSearch,
} from './saved-searches.queries.ts'

type Deps = Pick<Platform, 'clock' | 'appKey' | 'url'>
type Owner = Pick<Identity, 'id' | 'timeZone'>
export async function listSearches(db: Db, deps: Deps, viewer: Owner): Promise<SavedSearch[]> {
  const [rows, counts] = await Promise.all([selectSearches(db, viewer.id), countNew(db, viewer.id)])
  return rows.map((row) => presentSearch(deps, row, counts.get(row.id) ?? 0))
}

async function present(db: Db, deps: Deps, row: SearchRow): Promise<SavedSearch> {
  return presentSearch(deps, row, (await countNew(db, row.personId)).get(row.id) ?? 0)
}

async function findOwn(db: Db, viewer: Owner, id: Id): Promise<SearchRow> {
  const row = found(await selectSearch(db, id))
  ensure(canUseSearch(viewer, row), 'not_found')
  return row
}

const scheduleOf = (rhythm: AlertFrequency, { timeZone }: Owner, now: Date) =>
  nextSendTime(rhythm, timeZone ?? 'UTC', now)

export async function saveSearch(
  db: Db,
  deps: Deps,
  { viewer, i18n }: Requester<Owner>,
  { name, search, alert }: NewSavedSearch,
): Promise<SavedSearch> {
  const now = deps.clock.now()
  const canonical = canonicalSearch(search)
  if (!canonical) throw searchError(i18n)
  const standing = await standingSearch(db, canonical.query, now)
  const row = await transaction(db, async (tx) => {
    // Serialized: two concurrent requests would both see room for one.
    await lockPerson(tx, viewer.id)
    const existing = (await selectSearches(tx, viewer.id)).find(
      (own) => canonicalSearch(own.search)?.key === canonical.key,
    )
    const address = existing?.search ?? canonical.search
    const { all, alerting } = await countSearches(tx, viewer.id, address)
    if (all >= MAX_SAVED_SEARCHES) throw tooManySearches(i18n, 'searches')
    if (alert !== 'off' && alerting >= MAX_ALERTS) throw tooManySearches(i18n, 'alerts')
    return upsertSearch(tx, {
      personId: viewer.id,
      name,
      search: address,
      alert,
      ...standing,
      lookedAt: now,
      createdAt: now,
      nextSendAt: scheduleOf(alert, viewer, now),
    })
  })
  return present(db, deps, row)
}

function searchError(i18n: I18n): AppError {
  const message = i18n._({
    id: 'savedSearches.no_search',
    message: 'This is not a search. Open it in Jobs and save it there.',
  })
  return new AppError('invalid_input', { fields: { search: [message] } })
}

function tooManySearches(i18n: I18n, what: 'searches' | 'alerts'): AppError {
  const message =
    what === 'searches'
      ? i18n._({
          id: 'savedSearches.full',
          message: 'You have reached the limit of {most} saved searches. Delete one first.',
          values: { most: MAX_SAVED_SEARCHES },
        })
      : i18n._({
          id: 'savedSearches.alerts_full',
          message: 'You have reached the limit of {most} alerts. Turn one off first.',
          values: { most: MAX_ALERTS },
        })
  return new AppError('invalid_input', { fields: { [what === 'searches' ? 'search' : 'alert']: [message] } })
}

export async function changeSearch(
  db: Db,
  deps: Deps,
  { viewer, i18n }: Requester<Owner>,
  id: Id,
  { name, alert }: SearchChange,
): Promise<SavedSearch> {
  const row = await transaction(db, async (tx) => {
    await lockPerson(tx, viewer.id)
    const own = await findOwn(tx, viewer, id)
    if (alert !== undefined && alert !== 'off') {
      const { alerting } = await countSearches(tx, viewer.id, own.search)
      if (alerting >= MAX_ALERTS) throw tooManySearches(i18n, 'alerts')
    }
    return found(
      await updateSearch(tx, id, {
        ...(name !== undefined && { name }),
        ...(alert !== undefined && {
          alert,
          nextSendAt: scheduleOf(alert, viewer, deps.clock.now()),
          // Whoever picks a frequency is active, so it applies right away.
          unansweredMails: 0,
        }),
      }),
    )
  })
  return present(db, deps, row)
}

export async function removeSearch(db: Db, viewer: Owner, id: Id): Promise<void> {
  await findOwn(db, viewer, id)
  await deleteSearch(db, id)
}

export async function markSearchViewed(db: Db, { clock }: Deps, viewer: Owner, id: Id): Promise<void> {
  await findOwn(db, viewer, id)
  await updateSearch(db, id, { lookedAt: clock.now() })
}

/** Turns the feed on or off, or renews its address. Each change invalidates the previous address for good. */
export async function changeFeed(db: Db, deps: Deps, viewer: Owner, id: Id, hasFeed: boolean): Promise<SavedSearch> {
  const own = await findOwn(db, viewer, id)
  return present(db, deps, found(await updateSearch(db, id, { hasFeed, feedVersion: own.feedVersion + 1 })))
}

export async function showAlertState(db: Db, { appKey }: Deps, token: string): Promise<StoppedAlert> {
  const id = readStopToken(appKey, token)
  const row = id && (await selectSearch(db, id))
  if (!row) return { state: 'unknown', name: null }
  return { state: row.alert === 'off' ? 'stopped' : 'on', name: row.name }
}

/** The link is the permission: mail clients call this for people who are not signed in. */
export async function stopAlert(db: Db, deps: Deps, token: string): Promise<StoppedAlert> {
  const id = readStopToken(deps.appKey, token)
  if (id) await updateSearch(db, id, { alert: 'off', nextSendAt: null })
  return showAlertState(db, deps, token)
}
