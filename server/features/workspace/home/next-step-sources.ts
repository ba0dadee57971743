// Where the next steps come from: one function an area, one line in the list below. Each tells only what is true now.

import { showOnboarding } from '#server/features/entry/onboarding/onboarding.service.ts'
import { findWaitingForTalent } from '#server/features/hiring/applications/own/own-applications.service.ts'
import { findWaitingDrafts } from '#server/features/hiring/apply/drafts/draft-life.service.ts'
import { findWaitingInvitations } from '#server/features/jobs/invitations/answering.service.ts'
import { countWaitingCompanies } from '#server/features/people/companies/companies.service.ts'
import { hasSecondFactor } from '#server/features/people/two-factor/two-factor.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Identity } from '#shared/access/identity.ts'
import { isOperator } from '#shared/access/viewer.ts'
import { onboardingSteps } from '#shared/features/entry/onboarding/onboarding-steps.ts'
import type { NextStep } from '#shared/features/workspace/home/home.contract.ts'

type NextStepSource = (db: Db, viewer: Identity, now: Date) => Promise<NextStep[]>

const step = (kind: NextStep['kind'], facts: Partial<NextStep> = {}): NextStep => ({
  kind,
  count: 1,
  dueAt: null,
  minutes: null,
  ...facts,
})

/** Each question of the wizard takes about a minute. */
const setUp: NextStepSource = async (db, viewer) => {
  if (!viewer.roles.includes('talent')) return []
  const { answered } = await showOnboarding({ db }, viewer.id)
  const left = onboardingSteps.filter((one) => !answered.includes(one))
  if (left.length === 0) return []
  if (left.every((one) => one === 'resume')) return [step('add_resume', { minutes: 1 })]
  return [step('finish_set_up', { count: left.length, minutes: left.length })]
}

const invitations: NextStepSource = async (db, viewer) => {
  const { count, endsAt } = await findWaitingInvitations(db, viewer.id)
  return count > 0 ? [step('answer_invitations', { count, dueAt: endsAt?.toISOString() ?? null })] : []
}

const applications: NextStepSource = async (db, viewer, now) => {
  const { answers, tests, testsEndAt } = await findWaitingForTalent(db, viewer.id, now)
  return [
    ...(tests > 0 ? [step('take_test', { count: tests, dueAt: testsEndAt?.toISOString() ?? null })] : []),
    ...(answers > 0 ? [step('answer_company', { count: answers, minutes: answers })] : []),
  ]
}

const drafts: NextStepSource = async (db, viewer) => {
  const { count, endsAt } = await findWaitingDrafts(db, viewer.id)
  return count > 0 ? [step('finish_application', { count, dueAt: endsAt?.toISOString() ?? null })] : []
}

const security: NextStepSource = async (db, viewer) =>
  (await hasSecondFactor(db, viewer.id)) ? [] : [step('second_factor', { minutes: 2 })]

const companyChecks: NextStepSource = async (db, viewer) => {
  if (!isOperator(viewer)) return []
  const count = await countWaitingCompanies(db)
  return count > 0 ? [step('check_companies', { count })] : []
}

export const nextStepSources: readonly NextStepSource[] = [
  companyChecks,
  applications,
  invitations,
  drafts,
  setUp,
  security,
]
