// The company's side: the list, one assessment with its answers, sending and cancelling.

import type { z } from 'zod'
import { findContacts, findVerifiedNames } from '#server/features/base/accounts/accounts.service.ts'
import { findPersonByEmail } from '#server/features/base/accounts/people.service.ts'
import type { CompanySide } from '#server/features/hiring/applications/applications.policy.ts'
import {
  findParties,
  findProgress,
  sideOf,
} from '#server/features/hiring/applications/company/company-applications.service.ts'
import {
  belongsTo,
  findTestFacts,
  findTestsOf,
} from '#server/features/hiring/screeners/taking/invited-attempts.service.ts'
import { findHiddenJobs } from '#server/features/jobs/jobs/hidden-names/names-shown.service.ts'
import { findJobCards } from '#server/features/jobs/jobs/jobs.service.ts'
import { findCompanyFor } from '#server/features/people/companies/companies.service.ts'
import { findSkillTest, listSkillTests } from '#server/features/skills/skills/taking/skill-attempts.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { ensure, found, tooLate } from '#server/platform/http/app-error.ts'
import { fieldError } from '#server/platform/http/validation.ts'
import type { Platform } from '#server/platform/platform.ts'
import { hashSecret } from '#server/platform/session/session-key.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import { isLive } from '#shared/features/hiring/applications/application-status.ts'
import { pseudonymOf } from '#shared/features/jobs/jobs/pseudonym.ts'
import type { OwnCompany } from '#shared/features/people/companies/companies.contract.ts'
import { MAX_INVITATIONS_PER_DAY } from '#shared/features/skills/assessments/assessment-limits.ts'
import { isWaiting } from '#shared/features/skills/assessments/assessment-status.ts'
import type {
  CompanyAssessment,
  CompanyAssessmentsQuery,
  companyAssessments,
  NewAssessment,
} from '#shared/features/skills/assessments/company-assessments.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { canCancel, canReadAssessments, canSend } from '../assessments.policy.ts'
import { isNameless, presentForCompany } from '../assessments.presenter.ts'
import {
  type AssessmentRow,
  countSince,
  insertAssessment,
  selectAssessment,
  selectOfCompany,
} from '../assessments.queries.ts'
import { moveAssessment } from '../moving.service.ts'
import { notifyPerson, sendInvitation } from '../notifying/notifying.service.ts'
import { newCode, newSecret } from './secrets.ts'

const currentSide = ({ status, role }: OwnCompany): CompanySide => ({ companyStatus: status, memberRole: role })

/** For an applicant the role on the job counts, otherwise that in the company. For non-members it does not exist. */
async function sideOn(db: Db, viewer: Viewer, { companyId, jobId }: AssessmentRow): Promise<CompanySide> {
  if (jobId !== null) return sideOf(db, viewer, { companyId, jobId })
  const { company, memberRole } = await findCompanyFor(db, viewer.id, companyId)
  const side = { companyStatus: company.status, memberRole }
  ensure(memberRole !== null, 'not_found')
  ensure(canReadAssessments(side))
  return side
}

/** The tests a member can send. */
export async function listTests(
  db: Db,
  current: OwnCompany,
): Promise<z.output<typeof companyAssessments.library.response>> {
  ensure(canReadAssessments(currentSide(current)))
  return { own: await findTestsOf(db, current.id), items: listSkillTests() }
}

export async function findForCompany(db: Db, viewer: Viewer, id: Id) {
  const row = found(await selectAssessment(db, id))
  return { row, side: await sideOn(db, viewer, row) }
}

export async function listForCompany(db: Db, viewer: Viewer, current: OwnCompany, query: CompanyAssessmentsQuery) {
  const { show, cursor, limit, applicationId } = query
  const companyId = applicationId === undefined ? current.id : found(await findParties(db, applicationId)).companyId
  const side =
    applicationId === undefined
      ? currentSide(current)
      : await sideOf(db, viewer, found(await findProgress(db, applicationId)))
  ensure(canReadAssessments(side))
  const rows = await selectOfCompany(db, companyId, {
    show,
    before: cursor,
    limit: limit + 1,
    applicationId,
    viewerId: viewer.id,
  })
  const shown = rows.slice(0, limit)
  const nextCursor = rows.length > limit ? (shown.at(-1)?.id ?? null) : null
  return { items: await presentAll(db, viewer, shown, side), nextCursor }
}

async function presentAll(
  db: Db,
  viewer: Viewer,
  rows: readonly AssessmentRow[],
  side: CompanySide,
): Promise<CompanyAssessment[]> {
  const unique = (ids: readonly (Id | null)[]) => [...new Set(ids)].filter((id) => id !== null)
  const tests = await findTestFacts(db, unique(rows.map(({ testId }) => testId)))
  const people = await findContacts(db, unique(rows.map(({ personId }) => personId)))
  const members = await findVerifiedNames(db, unique(rows.map(({ invitedBy }) => invitedBy)))
  const jobs = await findJobCards(db, unique(rows.map(({ jobId }) => jobId)))
  const hidden = await findHiddenJobs(db, viewer)
  return rows.map((row) => {
    const isHidden = row.applicationId !== null && row.jobId !== null && hidden.has(row.jobId)
    const test = found(tests.get(row.testId))
    const nameless = isNameless(row, test)
    const name = (row.personId && people.get(row.personId)?.name) || (row.email ?? '')
    return presentForCompany(row, {
      title: test.title,
      name: nameless ? pseudonymOf(row.id) : isHidden && row.applicationId ? pseudonymOf(row.applicationId) : name,
      isNameless: nameless,
      jobTitle: jobs.find(({ id }) => id === row.jobId)?.title ?? null,
      invitedBy: (row.invitedBy && members.get(row.invitedBy)) || '',
      canCancel: canCancel(side) && isWaiting(row.status),
    })
  })
}

export const presentOne = async (
  db: Db,
  viewer: Viewer,
  row: AssessmentRow,
  side: CompanySide,
): Promise<CompanyAssessment> => found((await presentAll(db, viewer, [row], side))[0])

const notYours = /* i18n */ {
  id: 'assessments.unknown_test',
  message: 'Choose one of your tests, or one of the library.',
}
const applicationEnded = /* i18n */ {
  id: 'assessments.applicant_gone',
  message: 'This application has ended.',
}
const alreadySent = /* i18n */ {
  id: 'assessments.already_sent',
  message: 'This person already has an open invitation to this test.',
}
const tooMany = /* i18n */ {
  id: 'assessments.too_many',
  message: 'Your company has reached the limit of {count} invitations a day. Try again tomorrow.',
  values: { count: MAX_INVITATIONS_PER_DAY },
}

type Addressee = Pick<AssessmentRow, 'applicationId' | 'jobId' | 'personId' | 'email' | 'companyId'> & {
  side: CompanySide
}

async function findAddressee(
  db: Db,
  viewer: Viewer,
  current: OwnCompany,
  { applicationId, email }: NewAssessment,
): Promise<Addressee> {
  if (applicationId === undefined) {
    const person = await findPersonByEmail(db, found(email))
    const personId = person?.emailVerifiedAt ? person.id : null
    const to = { applicationId: null, jobId: null, personId, email: found(email) }
    return { ...to, companyId: current.id, side: currentSide(current) }
  }
  const progress = found(await findProgress(db, applicationId))
  const side = await sideOf(db, viewer, progress)
  if (!isLive(progress.status)) throw tooLate(applicationEnded)
  const { talentId } = found(await findParties(db, applicationId))
  const { companyId, jobId } = progress
  return { applicationId, jobId, personId: talentId, email: null, companyId, side }
}

async function findTest(db: Db, companyId: Id, { skill, testId }: NewAssessment, now: Date) {
  if (skill !== undefined) return { skill, ...(await findSkillTest(db, skill, now)) }
  const own = found(testId)
  if (!(await belongsTo(db, own, companyId))) throw fieldError(['testId'], notYours)
  return { skill: null, testId: own, asked: null }
}

export async function sendAssessment(
  db: Db,
  platform: Platform,
  viewer: Viewer,
  current: OwnCompany,
  given: NewAssessment,
): Promise<CompanyAssessment> {
  const { message, days, release } = given
  const now = platform.clock.now()
  const { side, ...addressee } = await findAddressee(db, viewer, current, given)
  ensure(canSend(side))
  const row = await transaction(db, async (tx) => {
    const { companyId } = addressee
    if ((await countSince(tx, companyId, new Date(now.getTime() - DAY))) >= MAX_INVITATIONS_PER_DAY)
      throw fieldError(['email'], tooMany)
    const [secret, code] = [newSecret(), newCode()]
    const inserted = await insertAssessment(tx, {
      ...addressee,
      ...(await findTest(tx, companyId, given, now)),
      invitedBy: viewer.id,
      secretHash: hashSecret(secret),
      codeHash: hashSecret(code),
      message,
      release,
      expiresAt: new Date(now.getTime() + days * DAY),
      createdAt: now,
    })
    if (!inserted) throw fieldError(['email'], alreadySent)
    await sendInvitation(tx, platform, inserted, { secret, code })
    return inserted
  })
  return presentOne(db, viewer, row, side)
}

export async function cancelAssessment(db: Db, platform: Platform, viewer: Viewer, id: Id): Promise<CompanyAssessment> {
  const { row, side } = await findForCompany(db, viewer, id)
  ensure(canCancel(side))
  const moved = await transaction(db, async (tx) => {
    const actor = { role: 'company' as const, id: viewer.id }
    const cancelled = await moveAssessment(tx, row, { event: 'cancel', actor, at: platform.clock.now() })
    await notifyPerson(tx, platform, cancelled, 'cancelled')
    return cancelled
  })
  return presentOne(db, viewer, moved, side)
}
