// People at work during an outage: each lane signs in, reads and writes, one request after the other, and notes every answer.

import { setTimeout as wait } from 'node:timers/promises'
import { DEMO_PASSWORD, demoOwner } from '#server/seeds/demo-accounts.ts'
import { accounts } from '#shared/features/base/accounts/accounts.contract.ts'
import { signIn } from '#shared/features/entry/sign-in/sign-in.contract.ts'
import { companies } from '#shared/features/people/companies/companies.contract.ts'
import { ProductVisitor } from '../../scripts/product/product-visitor.ts'

const LANES = 4
const PAUSE_MS = 50

export interface Answer {
  kind: 'sign-in' | 'read' | 'write' | 'readyz'
  at: number
  ms: number
  /** 0 if there was no response. */
  status: number
  hasRetryAfter: boolean
}

export interface Load {
  answers: Answer[]
  acknowledged: Set<string>
  stop(): Promise<void>
}

/** `urlOf` is asked before each request, so that the load can move between nodes. */
export async function startLoad(urlOf: () => string, prefix: string): Promise<Load> {
  const answers: Answer[] = []
  const acknowledged = new Set<string>()
  let isStopped = false
  const note = async (kind: Answer['kind'], request: () => Promise<Response>): Promise<number> => {
    const at = performance.now()
    const response = await request().catch(() => null)
    await response?.arrayBuffer().catch(() => null)
    const status = response?.status ?? 0
    const hasRetryAfter = response?.headers.has('retry-after') ?? false
    answers.push({ kind, at, ms: performance.now() - at, status, hasRetryAfter })
    return status
  }
  const visitor = new ProductVisitor()
  await visitor.signIn(urlOf(), demoOwner)
  // Never takes over the session it gets, so that it can sign in again.
  const guest = new ProductVisitor()
  await guest.get(urlOf(), accounts.csrfCookie.path)
  const lane = async (name: number) => {
    for (let n = 0; !isStopped; n += 1) {
      const url = urlOf()
      const headers = { ...visitor.unsafeHeadersFor(url), 'content-type': 'application/json' }
      await note('read', () => fetch(`${url}/api/user`, { headers }))
      const company = `${prefix} ${name}-${n}`
      const place = { country: 'NO', city: 'Oslo', timeZone: 'Europe/Oslo', size: '1-10', industry: 'science' }
      const write = () =>
        fetch(url + companies.create.path, {
          method: 'POST',
          headers: { ...headers, 'idempotency-key': company },
          body: JSON.stringify({ name: company, ...place }),
        })
      const status = await note('write', write)
      if (status === 201) acknowledged.add(company)
      const credentials = JSON.stringify({ email: demoOwner.email, password: DEMO_PASSWORD })
      const signedIn = await note('sign-in', () =>
        fetch(url + signIn.byPassword.path, {
          method: 'POST',
          headers: { ...guest.unsafeHeadersFor(url), 'content-type': 'application/json' },
          body: credentials,
        }),
      )
      if (signedIn === 419 || signedIn === 422) throw new Error(`signing in answered ${signedIn}`)
      await wait(PAUSE_MS)
    }
  }
  const watch = async () => {
    while (!isStopped) {
      await note('readyz', () => fetch(`${urlOf()}/readyz`))
      await wait(PAUSE_MS)
    }
  }
  const lanes = Promise.all([...Array.from({ length: LANES }, (_, index) => lane(index)), watch()])
  return {
    answers,
    acknowledged,
    async stop() {
      isStopped = true
      await lanes
    },
  }
}

export const percentile = (values: readonly number[], share: number): number =>
  Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0)
