import { grantRole, lockPerson, revokeRole } from '#server/features/base/accounts/accounts.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { together } from '#server/platform/db/queries/together.ts'
import { transition } from '#server/platform/db/transition.ts'
import { AppError, ensure, found } from '#server/platform/http/app-error.ts'
import { fieldError } from '#server/platform/http/validation.ts'
import type { Platform } from '#server/platform/platform.ts'
import { announce } from '#server/platform/wiring/domain-event.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import { foldText } from '#shared/features/base/reference/fold-text.ts'
import {
  type Company,
  type CompanyCard,
  type CompanyListQuery,
  type CompanyPage,
  type CompanyStatusChange,
  type NewCompany,
  type OwnCompany,
  type WaitingCompany,
  type WaitingQuery,
} from '#shared/features/people/companies/companies.contract.ts'
import type { MemberRole } from '#shared/features/people/companies/company-facts.ts'
import { MAX_UNVERIFIED_COMPANIES } from '#shared/features/people/companies/company-limits.ts'
import {
  companyStatusMachine,
  isUnverifiedCompany,
  isVerifiedCompany,
} from '#shared/features/people/companies/company-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { type Page, toPage } from '#shared/kit/pagination.ts'
import { eventsFor } from '#shared/kit/status-machine.ts'
import { memberRemoved } from './companies.events.ts'
import {
  type CompanyInView,
  canAddMember,
  canChangeStatus,
  canEditPage,
  canRemoveMember,
  canSeeCompany,
  hiringRoles,
} from './companies.policy.ts'
import { presentCompany, presentCompanyCard, presentOwnCompany, presentWaitingCompany } from './companies.presenter.ts'
import {
  type CompanyRow,
  countWaiting,
  deleteMember,
  insertCompany,
  insertMember,
  lockCompany,
  type MemberRow,
  requestCheck,
  selectCompanies,
  selectCompaniesOf,
  selectCompany,
  selectCompanyBySlug,
  selectIsDomainTaken,
  selectMemberRole,
  selectMemberRoles,
  selectMembers,
  selectMembersWithRoles,
  selectRolesIn,
  selectSeats,
  selectSoleOwned,
  selectVerifiedCompanies,
  selectWaitingCompanies,
  updateCompany,
} from './companies.queries.ts'
import { companies, companyEvents } from './companies.tables.ts'
import { slugCandidates } from './company-slug.ts'
import { placed } from './facts/company-place.ts'

export type { PlacedCompany } from './facts/company-place.ts'
export { isPlaced, placed, windowOf } from './facts/company-place.ts'
export type { CompanyRow }

export async function listCompanies(db: Db, query: CompanyListQuery): Promise<Page<CompanyCard>> {
  const rows = await selectVerifiedCompanies(db, {
    after: query.cursor,
    searchName: query.search === undefined ? undefined : foldText(query.search),
    country: query.country,
    limit: query.limit + 1,
  })
  return toPage(rows, query.limit, (row) => presentCompanyCard(placed(row)))
}

export const listOwnCompanies = async (db: Db, viewer: Pick<Viewer, 'id'>): Promise<OwnCompany[]> =>
  (await selectCompaniesOf(db, viewer.id)).map(({ company, role }) => presentOwnCompany(placed(company), role))

export async function listWaitingCompanies(db: Db, query: WaitingQuery): Promise<Page<WaitingCompany>> {
  const rows = await selectWaitingCompanies(db, { after: query.cursor, limit: query.limit + 1 })
  return toPage(rows, query.limit, (row) => presentWaitingCompany(placed(row)))
}

export const countWaitingCompanies = (db: Db): Promise<number> => countWaiting(db)

export async function showCompany(db: Db, viewer: Viewer | null, slug: string): Promise<Company> {
  const company = found(await selectCompanyBySlug(db, slug))
  const memberRole = viewer ? await selectMemberRole(db, company.id, viewer.id) : null
  ensure(canSeeCompany(viewer, { status: company.status, memberRole }), 'not_found')
  return presentFor(viewer, company)
}

/** The viewer's relation to a company, for policies of other features. */
export async function findCompanyInView(db: Db, viewer: Pick<Viewer, 'id'>, companyId: Id): Promise<CompanyInView> {
  const { status } = found(await selectCompany(db, companyId))
  return { status, memberRole: await selectMemberRole(db, companyId, viewer.id) }
}

/** As a guest sees it; null if guests do not. */
export async function findVerifiedCompany(db: Db, companyId: Id): Promise<Company | null> {
  const company = await selectCompany(db, companyId)
  return isVerifiedCompany(company?.status) ? presentFor(null, company) : null
}

/** Whoever registers a company owns it. */
export function createCompany(db: Db, owner: Viewer, given: NewCompany): Promise<Company> {
  return transaction(db, async (tx) => {
    await lockPerson(tx, owner.id)
    await limitUnverified(tx, owner.id)
    const company = await insertWithFreeSlug(tx, given)
    // Without a website there is no domain to confirm.
    if (given.website === null) await requestCheck(tx, company.id, null)
    await insertMember(tx, { companyId: company.id, personId: owner.id, role: 'owner' })
    await grantRole(tx, owner.id, 'company')
    return presentFor(owner, company)
  })
}

async function limitUnverified(tx: Db, ownerId: Id): Promise<void> {
  const owned = await selectCompaniesOf(tx, ownerId)
  const waiting = owned.filter(({ company, role }) => role === 'owner' && isUnverifiedCompany(company.status))
  if (waiting.length >= MAX_UNVERIFIED_COMPANIES) throw fieldError(['name'], tooManyWaiting)
}

const tooManyWaiting = /* i18n */ {
  id: 'companies.too_many_unverified',
  message: 'Three of your companies are awaiting verification. You can register another once one is verified.',
}

async function insertWithFreeSlug(db: Db, given: NewCompany): Promise<CompanyRow> {
  for (const slug of slugCandidates(given.name)) {
    const company = await insertCompany(db, {
      ...pageColumns(given),
      name: given.name,
      slug,
      searchName: foldText(given.name),
    })
    if (company) return company
  }
  throw new Error('slug candidates never end')
}

const pageColumns = ({ workWindow, hiring, country, city, timeZone, size, industry, about, website }: PageFields) => ({
  country,
  city,
  timeZone,
  size,
  industry,
  about,
  website,
  workFrom: workWindow.from,
  workTo: workWindow.to,
  ...hiring,
})
type PageFields = Omit<NewCompany, 'name'>

export async function changePage(db: Db, viewer: Viewer, companyId: Id, page: CompanyPage): Promise<Company> {
  const inView = await findCompanyInView(db, viewer, companyId)
  ensure(inView.memberRole !== null, 'not_found')
  ensure(canEditPage(inView))
  return transaction(db, async (tx) => {
    const company = found(await lockCompany(tx, companyId))
    if (company.updatedAt.toISOString() !== page.updatedAt) throw new AppError('status_changed_meanwhile')
    if (!isVerifiedCompany(company.status) || isSameSite(company, page.website))
      return presentFor(viewer, found(await updateCompany(tx, companyId, pageColumns(page))))
    throw fieldError(['website'], verifiedSite)
  })
}

const verifiedSite = /* i18n */ {
  id: 'companies.verified_site',
  message: 'Your company was verified with its website. Write to support to move to another domain.',
}

/** A verified company could otherwise lend its check to a site that nobody has checked. */
function isSameSite({ domain, website }: CompanyRow, wanted: string | null): boolean {
  if (wanted === null || wanted === website) return true
  const host = new URL(wanted).hostname.toLowerCase()
  const home = domain ?? (website && new URL(website).hostname.toLowerCase().replace(/^www\./, ''))
  return home !== null && (host === home || host.endsWith(`.${home}`))
}

/** Adding an existing member changes their role. */
export async function addMember(
  db: Db,
  viewer: Pick<Viewer, 'id'>,
  companyId: Id,
  member: { personId: Id; role: MemberRole },
): Promise<void> {
  const company = found(await selectCompany(db, companyId))
  const memberRole = found(await selectMemberRole(db, companyId, viewer.id))
  ensure(canAddMember({ status: company.status, memberRole }, member.role))
  await transaction(db, (tx) => admitMember(tx, companyId, member))
}

/** For somebody who was invited. */
export async function admitMember(tx: Db, companyId: Id, member: { personId: Id; role: MemberRole }): Promise<void> {
  await insertMember(tx, { companyId, ...member })
  await grantRole(tx, member.personId, 'company')
}

/** Serializes changes to a company's members until the transaction ends, so that it keeps an owner. */
export const lockMembers = async (tx: Db, companyId: Id): Promise<void> => void found(await lockCompany(tx, companyId))

/** Live subscriptions depend on the role, so they are re-evaluated. */
export async function setMemberRole(
  tx: Db,
  { realtime }: Pick<Platform, 'realtime'>,
  companyId: Id,
  member: { personId: Id; role: MemberRole },
): Promise<void> {
  await insertMember(tx, { companyId, ...member })
  realtime.recheck({ personId: member.personId }, tx)
}

/** Also ends their live subscriptions for the company. The last owner has to hand it over first. */
export async function removeMember(
  db: Db,
  platform: Platform,
  viewer: Pick<Viewer, 'id'>,
  companyId: Id,
  personId: Id,
): Promise<void> {
  const company = await findCompanyInView(db, viewer, companyId)
  ensure(company.memberRole !== null, 'not_found')
  await transaction(db, async (tx) => {
    await lockMembers(tx, companyId)
    const role = found(await selectMemberRole(tx, companyId, personId))
    ensure(canRemoveMember(company, { role, isSelf: viewer.id === personId }))
    const soleOwned = await selectSoleOwned(tx, personId)
    ensure(!soleOwned.some(({ id }) => id === companyId))
    await deleteMember(tx, companyId, personId)
    if ((await selectCompaniesOf(tx, personId)).length === 0) await revokeRole(tx, personId, 'company')
    await announce(tx, platform, memberRemoved, { companyId, personId })
    platform.realtime.recheck({ personId }, tx)
  })
}

/** What has to be handed over before this account can be deleted. */
export const findSoleOwned = (db: Db, personId: Id): Promise<{ id: Id; name: string }[]> =>
  selectSoleOwned(db, personId)

export async function changeStatus(
  db: Db,
  viewer: Viewer,
  companyId: Id,
  change: CompanyStatusChange,
): Promise<Company> {
  ensure(canChangeStatus(viewer))
  const company = placed(found(await selectCompany(db, companyId)))
  const changed = await transition(db, {
    machine: companyStatusMachine,
    table: companies,
    events: companyEvents,
    id: companyId,
    from: company.status,
    event: change.event,
    actor: { role: 'operator', id: viewer.id },
    reason: change.reason,
  })
  return presentFor(viewer, changed)
}

type DomainProof = { domain: string; method: 'own address' | 'email' | 'DNS record' }

/** The company has proven its domain itself. False if another company has confirmed the same one. */
export async function verifyByDomain(tx: Db, viewer: Pick<Viewer, 'id'>, companyId: Id, proof: DomainProof) {
  const company = found(await lockCompany(tx, companyId))
  if (await selectIsDomainTaken(tx, proof.domain)) return false
  await transition(tx, {
    machine: companyStatusMachine,
    table: companies,
    events: companyEvents,
    id: companyId,
    from: company.status,
    event: 'verify',
    actor: { role: 'member', id: viewer.id },
    reason: `${proof.domain}, by ${proof.method}`,
    facts: { domain: proof.domain },
  })
  return true
}

/** Asks an operator to verify the company by hand. */
export const askForCheck = (db: Db, companyId: Id, note: string): Promise<void> => requestCheck(db, companyId, note)

/** A company with the person's role there, for other features. */
export async function findCompanyFor(db: Db, personId: Id | null, companyId: Id) {
  const [company, memberRole] = await together(
    db,
    () => selectCompany(db, companyId),
    async () => (personId ? await selectMemberRole(db, companyId, personId) : null),
  )
  return { company: found(company), memberRole }
}

export const findCompanies = (db: Db, ids: readonly Id[]): Promise<CompanyRow[]> => selectCompanies(db, ids)

/** The members responsible for the company's jobs, owners first. */
export const findHiringMembers = (db: Db, companyId: Id): Promise<Id[]> =>
  selectMembersWithRoles(db, companyId, ['owner', 'admin', 'recruiter'])

/** The members operators can contact, owners first. */
export const findManagers = (db: Db, companyId: Id): Promise<Id[]> =>
  selectMembersWithRoles(db, companyId, ['owner', 'admin'])

export const findMembers = (db: Db, companyId: Id): Promise<MemberRow[]> => selectMembers(db, companyId)

export const findMemberRoles = async (db: Db, companyId: Id): Promise<ReadonlyMap<Id, MemberRole>> =>
  new Map((await selectMemberRoles(db, companyId)).map(({ personId, role }) => [personId, role]))

/** By `companyId personId`. */
export const findRolesIn = async (
  db: Db,
  companyIds: readonly Id[],
  personIds: readonly Id[],
): Promise<ReadonlyMap<string, MemberRole>> =>
  new Map(
    companyIds.length === 0 || personIds.length === 0
      ? []
      : (await selectRolesIn(db, companyIds, personIds)).map(({ companyId, personId, role }) => [
          `${companyId} ${personId}`,
          role,
        ]),
  )

export const findHiringCompanies = async (db: Db, personId: Id): Promise<Id[]> =>
  (await selectCompaniesOf(db, personId))
    .filter(({ role }) => hiringRoles.includes(role))
    .map(({ company }) => company.id)

export const findHiringSeats = async (db: Db, companyIds: readonly Id[]): Promise<{ companyId: Id; personId: Id }[]> =>
  companyIds.length === 0 ? [] : selectSeats(db, companyIds, hiringRoles)

const presentFor = (viewer: Viewer | null, company: CompanyRow): Company =>
  presentCompany(
    placed(company),
    canChangeStatus(viewer) ? eventsFor(companyStatusMachine, company.status, 'operator') : [],
  )
