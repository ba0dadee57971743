// Rate limits for guesses: per account and network, per address and, more slowly, per account as a whole. A browser that has
// signed in before has its own budget, so that strangers cannot lock anybody out.

import { createHmac } from 'node:crypto'
import type { Db } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { callerAt } from '#server/platform/http/network-of.ts'
import type { Platform } from '#server/platform/platform.ts'
import { deleteBudget, refundBudget, selectBudgetOpenAt, spendBudget, touchBudget } from '../sign-in.queries.ts'
import type { Caller } from './known-devices.service.ts'

const MINUTE = 60_000

type Budget = {
  kind: string
  limit: number
  windowMinutes: number
  firstWaitSeconds: number
  longestWaitSeconds: number
}

const budgets = {
  accountAndNetwork: {
    kind: 'account+network',
    limit: 5,
    windowMinutes: 15,
    firstWaitSeconds: 60,
    longestWaitSeconds: 900,
  },
  knownDevice: { kind: 'device', limit: 10, windowMinutes: 15, firstWaitSeconds: 60, longestWaitSeconds: 900 },
  address: { kind: 'address', limit: 20, windowMinutes: 15, firstWaitSeconds: 60, longestWaitSeconds: 900 },
  // Beyond this, guesses from anywhere queue up: slow for many, bearable for the person who knows the password.
  account: { kind: 'account', limit: 100, windowMinutes: 60, firstWaitSeconds: 20, longestWaitSeconds: 45 },
} satisfies Record<string, Budget>

type Deps = Pick<Platform, 'appKey' | 'clock'>

export type Guess = Caller & {
  email: string
  /** Codes are counted separately: after failed passwords an emailed code still works. */
  of?: 'password' | 'code'
}

/** `keep` for a wrong guess, `forgive` for a right one. */
type CountedGuess = { keep: (tx: Db) => Promise<void>; forgive: () => Promise<void> }

/** Counts a guess before it is checked. Outside transactions, so that it stays counted. */
export async function countGuess(db: Db, deps: Deps, guess: Guess): Promise<CountedGuess> {
  const email = `${guess.of === 'code' ? 'code ' : ''}${guess.email.toLowerCase()}`
  const network = callerAt(guess.address)
  const own = guess.isKnownDevice
    ? ([budgets.knownDevice, `${guess.deviceKey} ${email}`] as const)
    : ([budgets.accountAndNetwork, `${network} ${email}`] as const)
  const counted: Buffer[] = [await spend(db, deps, ...own)]
  if (!guess.isKnownDevice)
    counted.push(await spend(db, deps, budgets.address, network), await spend(db, deps, budgets.account, email))
  const [first, ...others] = counted
  return {
    async keep(tx) {
      if (first) await touchBudget(tx, first, deps.clock.now())
    },
    async forgive() {
      if (first) await deleteBudget(db, first)
      for (const key of others) await refundBudget(db, key)
    },
  }
}

/** For anonymous requests like sign-ups and emails: `perHour` per caller address, whatever they are for. */
export async function countRequest(
  db: Db,
  deps: Deps,
  request: { purpose: string; address: string; perHour: number },
): Promise<void> {
  const budget = {
    kind: request.purpose,
    limit: request.perHour,
    windowMinutes: 60,
    firstWaitSeconds: 60,
    longestWaitSeconds: 600,
  }
  await spend(db, deps, budget, callerAt(request.address))
}

async function spend(db: Db, { appKey, clock }: Deps, budget: Budget, subject: string): Promise<Buffer> {
  const key = createHmac('sha256', appKey).update(`budget:${budget.kind}:${subject}`).digest()
  const now = clock.now()
  const freshBefore = new Date(now.getTime() - budget.windowMinutes * MINUTE)
  if (await spendBudget(db, { key, now, freshBefore, ...budget })) return key
  const openAt = (await selectBudgetOpenAt(db, key))?.getTime() ?? 0
  throw new AppError('too_many_requests', {
    retryAfterSeconds: Math.max(1, Math.ceil((openAt - now.getTime()) / 1000)),
  })
}
