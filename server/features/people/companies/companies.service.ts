import { grantRole, lockPerson } from '#server/features/base/accounts/accounts.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { transition } from '#server/platform/db/transition.ts'
import { ensure, found } from '#server/platform/http/app-error.ts'
import { fieldError } from '#server/platform/http/validation.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import { foldText } from '#shared/features/base/reference/fold-text.ts'
import {
  type Company,
  type CompanyCard,
  type CompanyListQuery,
  type CompanyStatusChange,
  MAX_UNVERIFIED_COMPANIES,
  type NewCompany,
  type OwnCompany,
  type WaitingCompany,
  type WaitingQuery,
} from '#shared/features/people/companies/companies.contract.ts'
import type { MemberRole } from '#shared/features/people/companies/company-facts.ts'
import {
  companyStatusMachine,
  isUnverifiedCompany,
  isVerifiedCompany,
} from '#shared/features/people/companies/company-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { type Page, toPage } from '#shared/kit/pagination.ts'
import { eventsFor } from '#shared/kit/status-machine.ts'
import {
  type CompanyInView,
  canAddMember,
  canChangeStatus,
  canRemoveMember,
  canSeeCompany,
  hiringRoles,
} from './companies.policy.ts'
import { presentCompany, presentCompanyCard, presentOwnCompany, presentWaitingCompany } from './companies.presenter.ts'
import {
  type CompanyRow,
  countUnverifiedCompanies,
  deleteMember,
  insertCompany,
  insertMember,
  selectCompanies,
  selectCompaniesOf,
  selectCompany,
  selectCompanyBySlug,
  selectMemberRole,
  selectMembersWithRoles,
  selectSeats,
  selectSoleOwned,
  selectUnverifiedCompanies,
  selectVerifiedCompanies,
} from './companies.queries.ts'
import { companies, companyEvents } from './companies.tables.ts'
import { slugCandidates } from './company-slug.ts'

export type { CompanyRow }

export async function listCompanies(db: Db, query: CompanyListQuery): Promise<Page<CompanyCard>> {
  const rows = await selectVerifiedCompanies(db, {
    after: query.cursor,
    searchName: query.search === undefined ? undefined : foldText(query.search),
    country: query.country,
    limit: query.limit + 1,
  })
  return toPage(rows, query.limit, presentCompanyCard)
}

export const listOwnCompanies = async (db: Db, viewer: Pick<Viewer, 'id'>): Promise<OwnCompany[]> =>
  (await selectCompaniesOf(db, viewer.id)).map(({ company, role }) => presentOwnCompany(company, role))

export async function listWaitingCompanies(db: Db, query: WaitingQuery): Promise<Page<WaitingCompany>> {
  const rows = await selectUnverifiedCompanies(db, { after: query.cursor, limit: query.limit + 1 })
  return toPage(rows, query.limit, presentWaitingCompany)
}

export const countWaitingCompanies = (db: Db): Promise<number> => countUnverifiedCompanies(db)

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

async function insertWithFreeSlug(db: Db, { workWindow, ...given }: NewCompany): Promise<CompanyRow> {
  for (const slug of slugCandidates(given.name)) {
    const company = await insertCompany(db, {
      ...given,
      slug,
      searchName: foldText(given.name),
      workFrom: workWindow.from,
      workTo: workWindow.to,
    })
    if (company) return company
  }
  throw new Error('slug candidates never end')
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
  await transaction(db, async (tx) => {
    await insertMember(tx, { companyId, ...member })
    await grantRole(tx, member.personId, 'company')
  })
}

/** Also ends their live subscriptions for the company. The last owner has to hand it over first. */
export async function removeMember(
  db: Db,
  { realtime }: Pick<Platform, 'realtime'>,
  viewer: Pick<Viewer, 'id'>,
  companyId: Id,
  personId: Id,
): Promise<void> {
  const company = await findCompanyInView(db, viewer, companyId)
  ensure(company.memberRole !== null, 'not_found')
  const role = found(await selectMemberRole(db, companyId, personId))
  ensure(canRemoveMember(company, { role, isSelf: viewer.id === personId }))
  await transaction(db, async (tx) => {
    const soleOwned = await selectSoleOwned(tx, personId)
    ensure(!soleOwned.some(({ id }) => id === companyId))
    await deleteMember(tx, companyId, personId)
    realtime.recheck({ personId }, tx)
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
  const company = found(await selectCompany(db, companyId))
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

/** A company with the person's role there, for other features. */
export async function findCompanyFor(db: Db, personId: Id | null, companyId: Id) {
  const company = found(await selectCompany(db, companyId))
  return { company, memberRole: personId ? await selectMemberRole(db, companyId, personId) : null }
}

export const findCompanies = (db: Db, ids: readonly Id[]): Promise<CompanyRow[]> => selectCompanies(db, ids)

/** The members responsible for the company's jobs, owners first. */
export const findHiringMembers = (db: Db, companyId: Id): Promise<Id[]> =>
  selectMembersWithRoles(db, companyId, ['owner', 'admin', 'recruiter'])

export const findHiringCompanies = async (db: Db, personId: Id): Promise<Id[]> =>
  (await selectCompaniesOf(db, personId))
    .filter(({ role }) => hiringRoles.includes(role))
    .map(({ company }) => company.id)

export const findHiringSeats = async (db: Db, companyIds: readonly Id[]): Promise<{ companyId: Id; personId: Id }[]> =>
  companyIds.length === 0 ? [] : selectSeats(db, companyIds, hiringRoles)

const presentFor = (viewer: Viewer | null, company: CompanyRow): Company =>
  presentCompany(company, canChangeStatus(viewer) ? eventsFor(companyStatusMachine, company.status, 'operator') : [])
