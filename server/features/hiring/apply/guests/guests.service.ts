// Applying without an account. An emailed code or link proves the address; nothing is stored before. An address with an account
// takes exactly the same path up to the proof, and is then signed in as by any emailed link.

import type { FastifyRequest } from 'fastify'
import {
  checkProofCode,
  codeError,
  findOpenProof,
  type IssuedProof,
  issueProof,
  linkError,
  takeProof,
} from '#server/features/base/accounts/mailed-proofs.service.ts'
import { findPersonByEmail, type Person } from '#server/features/base/accounts/people.service.ts'
import { originOf } from '#server/features/base/accounts/security-log.service.ts'
import { countCodeGuess } from '#server/features/entry/sign-in/limits/code-guesses.service.ts'
import { askerOf } from '#server/features/entry/sign-in/limits/known-devices.service.ts'
import { enterByMailbox } from '#server/features/entry/sign-in/mailbox/mailed-sign-in.service.ts'
import { countMailRequest } from '#server/features/entry/sign-in/mailbox/proof-mails.service.ts'
import { completeSignIn, type SignInExchange } from '#server/features/entry/sign-in/sign-in-completion.service.ts'
import { createProvenAccount, ensureConsent } from '#server/features/entry/sign-in/sign-up.service.ts'
import type { ViewedJob } from '#server/features/jobs/jobs/jobs.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { AppError, ensure } from '#server/platform/http/app-error.ts'
import { InvalidInput } from '#server/platform/http/validation.ts'
import { sendMail } from '#server/platform/mail/mail.jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Identity } from '#shared/access/identity.ts'
import { MAX_NAME_LENGTH } from '#shared/features/base/accounts/account-limits.ts'
import type { SignInOutcome } from '#shared/features/entry/sign-in/sign-in.contract.ts'
import type { GuestProof, GuestStart } from '#shared/features/hiring/apply/apply.contract.ts'
import { nameProblem } from '#shared/features/hiring/apply/draft-problems.ts'
import type { Id } from '#shared/kit/ids.ts'
import { findOwnDraft, startDraft } from '../drafts/drafts.service.ts'
import { findStanding, obstacleError, obstacleOfJob, viewReadableJob } from '../drafts/standing.service.ts'
import { ensureOpen } from '../drafts/transitions.service.ts'
import { continueDraftMail, guestMail } from './guests.emails.ts'
import { insertGuest } from './guests.queries.ts'

/** With an account the link gives access to all of it, so it is valid for less time. */
const ACCOUNT_DAYS = 1
const GUEST_LINK_DAYS = 7

const applyPath = (jobId: Id) => `/jobs/${jobId}/apply`

export async function startAsGuest(platform: Platform, request: FastifyRequest, jobId: Id, given: GuestStart) {
  ensureConsent(platform, request, given)
  const viewed = await viewReadableJob(platform.db, null, jobId)
  const obstacle = obstacleOfJob(viewed)
  if (obstacle !== null) throw obstacleError(obstacle)
  const issue = nameProblem(given.name)
  if (issue) throw new InvalidInput([{ ...issue, path: ['name'] }])
  await countMailRequest(platform, request)
  const { name, email, country, via } = given
  const person = await findPersonByEmail(platform.db, email)
  const asker = await askerOf(platform, request, person)
  return transaction(platform.db, async (tx) => {
    const days = person?.emailVerifiedAt ? ACCOUNT_DAYS : GUEST_LINK_DAYS
    const of = { kind: 'apply', email, personId: person?.id ?? null, asker, linkDays: days } as const
    const proof = await issueProof(tx, platform, {
      ...of,
      facts: {
        jobId,
        name,
        userAgent: originOf(request).userAgent,
        ...(country && { country }),
        ...(via !== undefined && { via }),
      },
    })
    const mail = guestMail(request.i18n, { ...factsOf(platform, viewed, proof, days), code: proof.code })
    await platform.jobs.send(sendMail, { to: person?.email ?? email, personId: person?.id, ...mail }, tx)
    return { nextSendAt: proof.nextSendAt.toISOString(), codeExpiresAt: proof.codeExpiresAt.toISOString() }
  })
}

const factsOf = (
  { config, url }: Platform,
  { job, company }: ViewedJob,
  { secret }: Pick<IssuedProof, 'secret'>,
  days: number,
) => ({ siteTitle: config.siteTitle, url, jobId: job.id, job: job.title, company: company.name, secret, days })

type Proof = Awaited<ReturnType<typeof findOpenProof>> & object
type ProvenGuest = { next: string; isNewAccount: boolean; outcome: SignInOutcome }

export async function proveGuest(
  platform: Platform,
  exchange: SignInExchange & { viewer: Identity | null },
  jobId: Id,
  given: GuestProof,
): Promise<ProvenGuest> {
  const { proof, failure } = await checkProof(platform, exchange.request, jobId, given)
  // Somebody signed in with another account has to sign out first: a link must not switch accounts silently.
  const { viewer } = exchange
  if (viewer && viewer.email.toLowerCase() !== proof.email.toLowerCase()) throw new AppError('already_signed_in')
  return transaction(platform.db, async (tx) => {
    if (!(await takeProof(tx, platform, proof))) throw failure()
    const { person, isNew, outcome } = await signInGuest(tx, platform, exchange, proof)
    if (outcome.next === 'done') await begin(tx, platform, exchange.request, person, { proof, jobId, isNew })
    return { next: applyPath(jobId), isNewAccount: isNew, outcome }
  })
}

/** Outside the transaction: a wrong guess has to stay counted. */
async function checkProof(
  platform: Platform,
  request: FastifyRequest,
  jobId: Id,
  given: GuestProof,
): Promise<{ proof: Proof; failure: () => AppError }> {
  const { db } = platform
  if ('secret' in given) {
    const which = { kind: 'apply', secret: given.secret } as const
    const proof = await findOpenProof(db, platform, which)
    if (!proof) throw await linkError(db, which)
    if (proof.facts['jobId'] !== jobId) throw new AppError('link_expired')
    return { proof, failure: () => new AppError('link_used') }
  }
  const person = await findPersonByEmail(db, given.email)
  const guess = await countCodeGuess(platform, request, given.email, person)
  const asker = await askerOf(platform, request, person)
  const of = { kind: 'apply', email: given.email, personId: person?.id ?? null, asker } as const
  const checked = await checkProofCode(db, platform, { ...of, code: given.code.replaceAll(' ', '') })
  if ('failure' in checked) throw codeError(request.i18n, checked.failure)
  if (checked.proof.facts['jobId'] !== jobId) throw codeError(request.i18n, 'wrong')
  await guess.forgive()
  return { proof: checked.proof, failure: () => codeError(request.i18n, 'over') }
}

/** Taking the proof locks the address, so no second account can be created meanwhile. */
async function signInGuest(
  tx: Db,
  platform: Platform,
  { request, reply, viewer }: SignInExchange & { viewer: Identity | null },
  { email, facts, personId }: Proof,
): Promise<{ person: Person; isNew: boolean; outcome: SignInOutcome }> {
  const exchange = { db: tx, request, reply }
  const owner = await findPersonByEmail(tx, email)
  if (owner) {
    const outcome: SignInOutcome =
      viewer?.id === owner.id && owner.emailVerifiedAt !== null
        ? { next: 'done' }
        : await enterByMailbox(tx, platform, exchange, owner, { remember: true })
    return { person: owner, isNew: false, outcome }
  }
  // Emailed to an account that has changed its address since.
  ensure(personId === null, 'link_expired')
  const person = await createProvenAccount(tx, platform, request, {
    name: (facts['name'] ?? email).slice(0, MAX_NAME_LENGTH),
    email,
    country: facts['country'],
    via: facts['via'],
    path: applyPath(facts['jobId'] ?? ''),
  })
  await insertGuest(tx, person.id, platform.clock.now())
  const outcome = await completeSignIn(platform, exchange, person, { isRemembered: true })
  return { person, isNew: true, outcome }
}

type StartedApplication = { proof: Proof; jobId: Id; isNew: boolean }

/** Obstacles are shown on the page they land on. */
async function begin(
  tx: Db,
  platform: Platform,
  { i18n }: FastifyRequest,
  { id, roles }: Person,
  { proof, jobId, isNew }: StartedApplication,
): Promise<void> {
  const viewer = { id, roles: [...roles] }
  const viewed = await viewReadableJob(tx, viewer, jobId)
  const { obstacle } = await findStanding(tx, id, viewed, platform.clock.now())
  if (obstacle !== null) return
  const { name, via } = proof.facts
  await startDraft(tx, platform, { viewer, i18n }, jobId, { via, ...(isNew && { guestName: name }) })
}

/** To continue a draft on another device. */
export async function mailDraftLink(platform: Platform, request: FastifyRequest, viewer: Identity, draftId: Id) {
  const { db, jobs } = platform
  const draft = await findOwnDraft(db, viewer, draftId)
  ensureOpen(draft)
  const viewed = await viewReadableJob(db, viewer, draft.jobId)
  const person = await findPersonByEmail(db, viewer.email)
  const asker = await askerOf(platform, request, person)
  return transaction(db, async (tx) => {
    const proof = await issueProof(tx, platform, {
      kind: 'apply',
      email: viewer.email,
      personId: viewer.id,
      asker,
      linkDays: ACCOUNT_DAYS,
      facts: { jobId: draft.jobId, name: draft.name, userAgent: originOf(request).userAgent },
    })
    const mail = continueDraftMail(request.i18n, factsOf(platform, viewed, proof, ACCOUNT_DAYS))
    await jobs.send(sendMail, { to: viewer.email, personId: viewer.id, ...mail }, tx)
    return { nextSendAt: proof.nextSendAt.toISOString() }
  })
}
