// The company's side: inviting, viewing, withdrawing.

import type { I18n } from '@lingui/core'
import { findPerson, findVerifiedNames } from '#server/features/base/accounts/accounts.service.ts'
import { grantReadAccess, type ViewedJob, viewJob } from '#server/features/jobs/jobs/jobs.service.ts'
import { wordsFor } from '#server/features/people/message-templates/wording.service.ts'
import { isBlockBetween } from '#server/features/people/preferences/blocks.service.ts'
import { isHiddenFrom, seekingOf } from '#server/features/people/preferences/privacy.service.ts'
import { readTalentFacts } from '#server/features/people/talents/talents.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { AppError, ensure, found } from '#server/platform/http/app-error.ts'
import type { Requester } from '#server/platform/http/context.ts'
import { fieldError } from '#server/platform/http/validation.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import {
  INVITATION_DAYS,
  MAX_MESSAGE,
  MAX_OPEN_PER_JOB,
  MAX_PER_PERSON,
  MAX_PER_SENDER_AND_DAY,
} from '#shared/features/jobs/invitations/invitation-kinds.ts'
import { invitationStatusMachine } from '#shared/features/jobs/invitations/invitation-status.ts'
import type {
  CompanyInvitation,
  CompanyInvitationsQuery,
  NewInvitation,
} from '#shared/features/jobs/invitations/invitations.contract.ts'
import type { Wording } from '#shared/features/people/message-templates/wording.ts'
import type { Id } from '#shared/kit/ids.ts'
import { type Page, toPage } from '#shared/kit/pagination.ts'
import { eventsFor } from '#shared/kit/status-machine.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import {
  canBeReached,
  canInvite,
  canSeeInvitations,
  canWithdraw,
  type InvitingCompany,
  isInvitableTo,
} from './invitations.policy.ts'
import { presentCompanyInvitation } from './invitations.presenter.ts'
import {
  countSentSince,
  countSentTo,
  countUnanswered,
  type InvitationRow,
  insertInvitation,
  lockInvitations,
  selectInvitation,
  selectOfJob,
} from './invitations.queries.ts'
import { moveInvitation } from './moving.service.ts'
import { mailInvitation } from './notices/invitation-mails.service.ts'

const invitingCompanyOf = ({ company, memberRole }: ViewedJob): InvitingCompany => ({
  companyStatus: company.status,
  memberRole,
})

/** Non-members must not learn that it exists. */
async function viewJobOfCompany(db: Db, viewer: Viewer, jobId: Id): Promise<ViewedJob> {
  const viewed = await viewJob(db, viewer, jobId)
  ensure(canSeeInvitations(invitingCompanyOf(viewed)), 'not_found')
  return viewed
}

export async function sendInvitation(
  db: Db,
  platform: Platform,
  { viewer, i18n }: Requester,
  jobId: Id,
  { talentId, message: text, ...wording }: NewInvitation,
): Promise<CompanyInvitation> {
  const viewed = await viewJobOfCompany(db, viewer, jobId)
  ensure(canInvite(invitingCompanyOf(viewed)))
  ensure(isInvitableTo(viewed.job.status), 'status_changed_meanwhile')
  if (viewed.job.pay === null) throw fieldError(['jobId'], payMissing)
  const talent = await findReachable(db, viewer, viewed, talentId)
  if ((await seekingOf(db, talentId)) === 'not_looking') throw invitationError(i18n, 'notLooking')
  const message = await messageFor(db, viewer, { talent, viewed, wording: { text, ...wording } })
  const now = platform.clock.now()
  const invitation = await transaction(db, async (tx) => {
    await lockInvitations(tx, { jobId, senderId: viewer.id })
    if ((await countUnanswered(tx, jobId)) >= MAX_OPEN_PER_JOB) throw invitationError(i18n, 'jobFull')
    const sentToday = await countSentSince(tx, viewer.id, new Date(now.getTime() - DAY))
    if (sentToday >= MAX_PER_SENDER_AND_DAY) throw invitationError(i18n, 'dayFull')
    const expiresAt = new Date(now.getTime() + INVITATION_DAYS * DAY)
    // Withdrawing and inviting again must not become a way to spam someone.
    if ((await countSentTo(tx, jobId, talentId)) >= MAX_PER_PERSON) throw invitationError(i18n, 'again')
    const row = await insertInvitation(tx, { jobId, talentId, senderId: viewer.id, message, expiresAt, createdAt: now })
    if (!row) throw invitationError(i18n, 'again')
    await grantReadAccess(tx, jobId, talentId)
    await mailInvitation(tx, platform, { invitation: row, talent, viewed })
    return row
  })
  const [presented] = await presentAll(db, [invitation], invitingCompanyOf(viewed))
  return found(presented)
}

type Addressed = { talent: { id: Id; name: string }; viewed: ViewedJob; wording: Wording }

/** As the invited person will read it. */
async function messageFor(db: Db, viewer: Viewer, { talent, viewed, wording }: Addressed): Promise<string> {
  const [{ work }, sender] = [await readTalentFacts({ db }, talent.id), await findPerson(db, viewer.id)]
  return wordsFor(wording, {
    field: 'message',
    max: MAX_MESSAGE,
    skills: work?.skills ?? [],
    values: { name: talent.name, job: viewed.job.title, company: viewed.company.name, sender: sender.name },
  })
}

/** The same rule as for the first message to a stranger. */
const payMissing = /* i18n */ {
  id: 'invitations.pay_missing',
  message: 'Choose an open job that states its pay.',
}

async function findReachable(db: Db, viewer: Viewer, { company }: ViewedJob, talentId: Id) {
  const talent = await findPerson(db, talentId)
  const isHiddenFromCompany = await isHiddenFrom(db, talentId, company.id)
  const isBlocked = await isBlockBetween(db, viewer.id, talentId)
  const isVerifiedTalent = talent.emailVerifiedAt !== null && talent.roles.includes('talent')
  ensure(canBeReached({ isVerifiedTalent, isHiddenFromCompany, isBlocked }), 'not_found')
  return talent
}

function invitationError(i18n: I18n, why: 'notLooking' | 'jobFull' | 'dayFull' | 'again'): AppError {
  const words = {
    notLooking: () =>
      i18n._({ id: 'invitations.not_looking', message: 'This person is not looking for work right now.' }),
    jobFull: () =>
      i18n._({
        id: 'invitations.job_limit',
        message: '{most} invitations to this job are awaiting a reply. Withdraw one, or wait.',
        values: { most: MAX_OPEN_PER_JOB },
      }),
    dayFull: () =>
      i18n._({
        id: 'invitations.day_limit',
        message: 'You can invite up to {most} people a day. Continue tomorrow.',
        values: { most: MAX_PER_SENDER_AND_DAY },
      }),
    again: () =>
      i18n._({ id: 'invitations.already_invited', message: 'This person has already been invited to this job.' }),
  }
  return new AppError('invalid_input', { fields: { talentId: [words[why]()] } })
}

export async function listOfJob(
  db: Db,
  viewer: Viewer,
  jobId: Id,
  query: CompanyInvitationsQuery,
): Promise<Page<CompanyInvitation>> {
  const viewed = await viewJobOfCompany(db, viewer, jobId)
  const rows = await selectOfJob(db, jobId, { before: query.cursor, limit: query.limit + 1 })
  return toPage(await presentAll(db, rows, invitingCompanyOf(viewed)), query.limit, (one) => one)
}

async function presentAll(db: Db, rows: readonly InvitationRow[], side: InvitingCompany): Promise<CompanyInvitation[]> {
  const names = await findVerifiedNames(
    db,
    rows.flatMap(({ talentId, senderId }) => [talentId, ...(senderId ? [senderId] : [])]),
  )
  return rows.map((row) =>
    presentCompanyInvitation(row, {
      talentName: names.get(row.talentId) ?? '',
      senderName: (row.senderId && names.get(row.senderId)) ?? '',
      canWithdraw: canWithdraw(side) && eventsFor(invitationStatusMachine, row.status, 'company').includes('withdraw'),
    }),
  )
}

export async function withdrawInvitation(db: Db, viewer: Viewer, id: Id): Promise<CompanyInvitation> {
  const invitation = found(await selectInvitation(db, id))
  const viewed = await viewJobOfCompany(db, viewer, invitation.jobId)
  ensure(canWithdraw(invitingCompanyOf(viewed)))
  const moved = await moveInvitation(db, invitation, {
    event: 'withdraw',
    actor: { role: 'company', id: viewer.id },
  })
  const [presented] = await presentAll(db, [moved], invitingCompanyOf(viewed))
  return found(presented)
}
