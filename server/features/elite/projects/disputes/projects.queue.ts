// The queue of disputed milestones.

import type { I18n } from '@lingui/core'
import { findContacts } from '#server/features/base/accounts/accounts.service.ts'
import { evidenceFiles } from '#server/features/base/files/downloads/evidence-file.service.ts'
import { findCompanies } from '#server/features/people/companies/companies.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { found } from '#server/platform/http/app-error.ts'
import type { CaseQueue } from '#server/platform/wiring/case-queue.ts'
import { DISPUTE_HOURS, type ProjectSide } from '#shared/features/elite/projects/project-limits.ts'
import { isActiveProject } from '#shared/features/elite/projects/project-status.ts'
import { disputedMilestones } from '#shared/features/elite/projects/projects.contract.ts'
import { formatMoney, moneyFromMajor } from '#shared/kit/money.ts'
import type { CaseChoice, CaseSummary, Evidence } from '#shared/operator-case.ts'
import { decideOnDispute, ensureMayDecide, versionOf } from './deciding.service.ts'
import { type DisputeRow, selectDispute, selectDisputeFigures, selectDisputes } from './disputes.queries.ts'

export const projectsQueue: CaseQueue = {
  name: 'projects',
  title: (i18n) => i18n._({ id: 'projects.queue', message: 'Disputed milestones' }),
  href: '/ops/projects',
  promisedHours: DISPUTE_HOURS,
  summarize: selectDisputeFigures,
  cases: {
    isPrivate: true,
    async list(db, page, i18n) {
      const rows = await selectDisputes(db, page)
      const names = await namesOf(db, rows)
      return rows.map((row) => summaryOf(i18n, row, names(row)))
    },
    async show(db, caseId, i18n) {
      const dispute = await selectDispute(db, caseId)
      if (!dispute) return null
      const names = (await namesOf(db, [dispute]))(dispute)
      return {
        ...summaryOf(i18n, dispute, names),
        version: versionOf(dispute.milestone),
        evidence: [
          ...evidenceFor(i18n, dispute, names),
          ...(await evidenceFiles(db, disputedMilestones.file, caseId, dispute.milestone.fileIds)),
        ],
        choices: choicesOf(i18n, isActiveProject(dispute.project.status)),
      }
    },
    ensureMayDecide: async (db, decision) => void (await ensureMayDecide(db, decision)),
    decide: decideOnDispute,
  },
}

type Names = Record<ProjectSide, string>

async function namesOf(db: Db, rows: readonly DisputeRow[]): Promise<(row: DisputeRow) => Names> {
  const people = await findContacts(
    db,
    rows.flatMap(({ project }) => project.personId ?? []),
  )
  const companies = await findCompanies(db, [...new Set(rows.map(({ project }) => project.companyId))])
  return ({ project }) => ({
    member: people.get(project.personId ?? '')?.name ?? '',
    company: found(companies.find(({ id }) => id === project.companyId)).name,
  })
}

const summaryOf = (i18n: I18n, { milestone, project }: DisputeRow, { member, company }: Names): CaseSummary => ({
  id: milestone.id,
  title: milestone.title,
  about: `${project.title} · ${[member, company].filter((name) => name !== '').join(' · ')}`,
  kind: {
    label: formatMoney(moneyFromMajor(milestone.amount, project.currency), i18n.locale),
    tone: 'warn',
  },
  waitingSince: (milestone.disputedAt ?? milestone.createdAt).toISOString(),
})

function evidenceFor(i18n: I18n, { milestone }: DisputeRow, names: Names): Evidence[] {
  const { disputedBy, disputedAt, submittedAt, createdAt, feedback, delivery, link } = milestone
  const opener = disputedBy ?? 'member'
  const other = opener === 'member' ? 'company' : 'member'
  const opened = disputedAt ?? createdAt
  const said = (name: string, label: string, text: string, at: Date): Evidence[] =>
    text === '' ? [] : [{ kind: 'statement', name, label, text, at: at.toISOString() }]
  const delivered = [delivery, link].filter((part) => part !== '').join('\n')
  return [
    ...said(
      names[opener],
      i18n._({ id: 'projects.evidence.dispute', message: 'Opened the dispute' }),
      milestone.disputeReason,
      opened,
    ),
    ...said(names[other], i18n._({ id: 'projects.evidence.reply', message: 'Reply' }), milestone.disputeReply, opened),
    ...said(
      names.member,
      i18n._({ id: 'projects.evidence.delivery', message: 'Delivery' }),
      delivered,
      submittedAt ?? createdAt,
    ),
    ...said(
      names.company,
      i18n._({ id: 'projects.evidence.feedback', message: 'Changes requested' }),
      feedback,
      submittedAt ?? createdAt,
    ),
  ]
}

/** A project that has ended is settled one way or the other. */
function choicesOf(i18n: I18n, isActive: boolean): CaseChoice[] {
  const forMember: CaseChoice = {
    id: 'for_member',
    label: i18n._({ id: 'projects.for_member', message: 'For the member' }),
    consequence: i18n._({
      id: 'projects.for_member_means',
      message: 'Both will read your reason: the milestone counts as approved',
    }),
    needsReason: true,
  }
  const changes: CaseChoice = {
    id: 'changes',
    label: i18n._({ id: 'projects.for_changes', message: 'Ask for changes' }),
    consequence: i18n._({
      id: 'projects.for_changes_means',
      message: 'Both will read your reason: the member changes the delivery and submits it again',
    }),
    needsReason: true,
  }
  const forCompany: CaseChoice = {
    id: 'for_company',
    label: i18n._({ id: 'projects.for_company', message: 'For the company' }),
    consequence: i18n._({
      id: 'projects.for_company_means',
      message:
        'Both will read your reason: the milestone was not delivered as agreed, and nothing has to be paid for it',
    }),
    needsReason: true,
  }
  return isActive ? [forMember, changes, forCompany] : [forMember, forCompany]
}
