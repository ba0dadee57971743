// Taking a test without an account. The emailed link proves the address, so its holder gets one that has no sign-in method yet. An
// address that has an account of its own signs in as usual, and so does a guest whose account holds anything else: the link is valid for
// weeks and may be forwarded, so it never opens more than this test.

import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { findPersonByEmail, type Person } from '#server/features/base/accounts/people.service.ts'
import { completeSignIn, type SignInExchange } from '#server/features/entry/sign-in/sign-in-completion.service.ts'
import { createProvenAccount, ensureConsent } from '#server/features/entry/sign-in/sign-up.service.ts'
import { becomeGuest, hasGuestDraft, isGuest } from '#server/features/hiring/apply/guests/guest-accounts.service.ts'
import { findTestFacts } from '#server/features/hiring/screeners/taking/invited-attempts.service.ts'
import { findCompanies } from '#server/features/people/companies/companies.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { AppError, found } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import { hashSecret } from '#server/platform/session/session-key.ts'
import type { Identity } from '#shared/access/identity.ts'
import { REUSE_DAYS } from '#shared/features/hiring/screeners/screener-limits.ts'
import { APPEAL_DAYS } from '#shared/features/skills/assessments/assessment-limits.ts'
import { isStarted, wasTaken } from '#shared/features/skills/assessments/assessment-status.ts'
import type {
  assessments as assessmentsContract,
  GuestEntry,
  Invitation,
} from '#shared/features/skills/assessments/assessments.contract.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { type AssessmentRow, lockAssessment, selectBySecret, selectHasOther } from '../assessments.queries.ts'

/** What the link is about, before anybody signs in. */
export async function showInvitation(db: Db, { clock }: Platform, token: string): Promise<Invitation> {
  const row = await findByLink(db, token, clock.now())
  const test = found((await findTestFacts(db, [row.testId])).get(row.testId))
  const [company] = await findCompanies(db, [row.companyId])
  return {
    company: found(company).name,
    title: test.title,
    format: test.format,
    email: row.email ?? '',
    hasAccount: await needsSignIn(db, row),
  }
}

/** Until the deadline, and for those who took it as long as they can appeal. */
async function findByLink(db: Db, token: string, now: Date): Promise<AssessmentRow & { email: string }> {
  const row = found(await selectBySecret(db, hashSecret(token)))
  const days = isStarted(row.status) || wasTaken(row.status) ? APPEAL_DAYS : 0
  const { email } = row
  if (email === null || row.expiresAt.getTime() + days * DAY <= now.getTime()) throw new AppError('link_expired')
  return { ...row, email }
}

/** Someone with an account of their own, who opened the invitation with another one, or whose account is about more than this test. */
async function needsSignIn(db: Db, row: AssessmentRow & { email: string }): Promise<boolean> {
  const owner = await findPersonByEmail(db, row.email)
  if (row.personId !== null && row.personId !== owner?.id) return true
  if (owner === null) return false
  const { id } = owner
  if (!(await isGuest(db, id)) || (await hasGuestDraft(db, id))) return true
  return selectHasOther(db, { id, email: row.email }, row.id)
}

type Entry = z.output<typeof assessmentsContract.enter.response>

export async function enterAsGuest(
  platform: Platform,
  exchange: SignInExchange & { viewer: Identity | null },
  { token, name, acceptsTerms }: GuestEntry,
): Promise<Entry> {
  const { request, reply, viewer } = exchange
  const next = `/assessments/${token}`
  // A link must not switch accounts silently: whoever is signed in sees the invitation with that account.
  if (viewer) return { next, outcome: { next: 'done' } }
  ensureConsent(platform, request, { acceptsTerms })
  return transaction(platform.db, async (tx) => {
    const now = platform.clock.now()
    const { id } = await findByLink(tx, token, now)
    // A double click: the second request finds the account of the first.
    await lockAssessment(tx, id)
    const row = await findByLink(tx, token, now)
    if (await needsSignIn(tx, row)) return { next, outcome: null }
    const person = await findOrCreate(tx, platform, request, { email: row.email, name, path: next })
    await becomeGuest(tx, person.id, new Date(now.getTime() + REUSE_DAYS * DAY))
    return { next, outcome: await completeSignIn(platform, { db: tx, request, reply }, person, { isRemembered: true }) }
  })
}

const findOrCreate = async (
  tx: Db,
  platform: Platform,
  request: FastifyRequest,
  facts: { email: string; name: string; path: string },
): Promise<Person> =>
  (await findPersonByEmail(tx, facts.email)) ?? createProvenAccount(tx, platform, request, { ...facts, via: undefined })
