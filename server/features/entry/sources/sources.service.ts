import { findVerifiedNames } from '#server/features/base/accounts/accounts.service.ts'
import { findJobCards } from '#server/features/jobs/jobs/jobs.service.ts'
import { findCompanyInView, findVerifiedCompany } from '#server/features/people/companies/companies.service.ts'
import { ensure, found } from '#server/platform/http/app-error.ts'
import { fieldError } from '#server/platform/http/validation.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import { MAX_SOURCE_PATH, sourceIdPattern } from '#shared/features/entry/sources/source-facts.ts'
import type { NewSource, Source, SourceCard, SourceListQuery } from '#shared/features/entry/sources/sources.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { type Page, toPage } from '#shared/kit/pagination.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { isOpenAt, newLinkId } from './source-link.ts'
import { canCreateSource, canListAllSources, canManageSource } from './sources.policy.ts'
import { presentSource, presentSourceCard } from './sources.presenter.ts'
import {
  countFigures,
  hasSignedUpByLink,
  insertSource,
  type SourceRow,
  selectRecentSource,
  selectSignUps,
  selectSource,
  selectSources,
  updateEnded,
  upsertAttribution,
} from './sources.queries.ts'

type Deps = Pick<Platform, 'db' | 'clock'>
export async function showSource({ db, clock }: Deps, linkId: string): Promise<SourceCard> {
  const source = found(await findSource(db, linkId))
  ensure(isOpenAt(source, clock.now()), 'not_found')
  const company = source.companyId === null ? null : await findVerifiedCompany(db, source.companyId)
  // A company that lost its verification cannot lend its name.
  ensure(source.companyId === null || company !== null, 'not_found')
  return presentSourceCard(source, company)
}

/** How long the home page shows who referred a person. */
const RECENT_DAYS = 30

export async function showRecentSource(deps: Deps, viewer: Viewer): Promise<{ source: SourceCard | null }> {
  const now = deps.clock.now()
  const source = await selectRecentSource(deps.db, viewer.id, new Date(now.getTime() - RECENT_DAYS * DAY))
  if (!source || !isOpenAt(source, now)) return { source: null }
  const company = source.companyId === null ? null : await findVerifiedCompany(deps.db, source.companyId)
  return { source: source.companyId !== null && company === null ? null : presentSourceCard(source, company) }
}

/** The id comes from a URL: only well-formed ones are looked up. */
const findSource = (db: Deps['db'], linkId: string): Promise<SourceRow | null> =>
  sourceIdPattern.test(linkId) ? selectSource(db, linkId) : Promise.resolve(null)

/** Only the demo world chooses link ids; all others are random. */
export async function createSource(
  { db, clock }: Deps,
  viewer: Viewer,
  given: NewSource,
  linkId?: string,
): Promise<Source> {
  const company = given.companyId === null ? null : await findCompanyInView(db, viewer, given.companyId)
  ensure(canCreateSource(viewer, company))
  await ensureJobOfCompany(db, given)
  const facts = {
    ...given,
    startsAt: given.startsAt ? new Date(given.startsAt) : clock.now(),
    expiresAt: given.expiresAt ? new Date(given.expiresAt) : null,
  }
  const source = linkId ? found(await insertSource(db, { ...facts, linkId })) : await insertWithFreeLinkId(db, facts)
  return presentSource(source, undefined, true)
}

const notTheirJob = /* i18n */ { id: 'sources.not_their_job', message: 'Choose a job at this company.' }

async function ensureJobOfCompany(db: Deps['db'], { jobId, companyId }: NewSource): Promise<void> {
  if (jobId === null) return
  const [card] = await findJobCards(db, [jobId])
  if (companyId === null || card?.company.id !== companyId) throw fieldError(['jobId'], notTheirJob)
}

async function insertWithFreeLinkId(
  db: Deps['db'],
  source: Omit<Parameters<typeof insertSource>[1], 'linkId'>,
): Promise<SourceRow> {
  for (;;) {
    const row = await insertSource(db, { ...source, linkId: newLinkId() })
    if (row) return row
  }
}

export async function listSources({ db }: Deps, viewer: Viewer, query: SourceListQuery): Promise<Page<Source>> {
  const isAllowed =
    query.companyId === undefined
      ? canListAllSources(viewer)
      : canManageSource(viewer, await findCompanyInView(db, viewer, query.companyId))
  ensure(isAllowed)
  const rows = await selectSources(db, { after: query.cursor, companyId: query.companyId, limit: query.limit + 1 })
  const figures = await countFigures(
    db,
    rows.map(({ id }) => id),
  )
  return toPage(rows, query.limit, (row) => presentSource(row, figures.get(row.id), true))
}

async function findManagedSource({ db }: Deps, viewer: Viewer, linkId: string): Promise<SourceRow> {
  const source = found(await selectSource(db, linkId))
  const company = source.companyId === null ? null : await findCompanyInView(db, viewer, source.companyId)
  ensure(canManageSource(viewer, company), 'not_found')
  return source
}

export async function endSource(deps: Deps, viewer: Viewer, linkId: string): Promise<Source> {
  const { db, clock } = deps
  const source = await findManagedSource(deps, viewer, linkId)
  await updateEnded(db, source.id, clock.now())
  const ended = found(await selectSource(db, linkId))
  return presentSource(ended, (await countFigures(db, [source.id])).get(source.id), true)
}

export async function listReferredPeople(
  deps: Deps,
  viewer: Viewer,
  linkId: string,
  query: { cursor?: Id | undefined; limit: number },
): Promise<Page<{ name: string; at: string }>> {
  const source = await findManagedSource(deps, viewer, linkId)
  ensure(source.sharing === 'names')
  const rows = await selectSignUps(deps.db, source.id, { after: query.cursor, limit: query.limit + 1 })
  // Anybody can type a name: only those of verified people are shown.
  const names = await findVerifiedNames(
    deps.db,
    rows.map(({ personId }) => personId),
  )
  const page = toPage(rows, query.limit, (row) => row)
  return {
    ...page,
    items: page.items.flatMap(({ personId, at }) => {
      const name = names.get(personId)
      return name === undefined ? [] : [{ name, at: at.toISOString() }]
    }),
  }
}

/** For recording a source; null if the link is unknown or has ended. */
export async function findOpenSourceId({ db, clock }: Deps, linkId: string): Promise<Id | null> {
  const source = await findSource(db, linkId)
  return source && isOpenAt(source, clock.now()) ? source.id : null
}

export type Arrival = { personId: Id; linkId: string; path: string; isSignUp: boolean }

/**
 * Records a sign-up or sign-in through a link. Unknown or ended links are ignored silently: nobody may be kept out because of who
 * sent them.
 */
export async function recordArrival({ db, clock }: Deps, arrival: Arrival): Promise<void> {
  const source = await findSource(db, arrival.linkId)
  const now = clock.now()
  if (!source || !isOpenAt(source, now)) return
  const isFirstSignUp = arrival.isSignUp && !(await hasSignedUpByLink(db, arrival.personId))
  await upsertAttribution(db, {
    personId: arrival.personId,
    sourceId: source.id,
    signedUpAt: isFirstSignUp ? now : null,
    path: arrival.path.slice(0, MAX_SOURCE_PATH),
    createdAt: now,
    lastAt: now,
  })
}
