// Reads TXT records, with a limit on time: the name server belongs to a stranger.

import { Resolver } from 'node:dns/promises'
import { slot } from '#server/platform/wiring/slot.ts'

/** The records of a name, each joined from its parts; null if the name servers did not answer. */
export type TxtLookup = (name: string) => Promise<string[] | null>

export const txtLookup = slot<TxtLookup>('company-verification.txt-lookup')

const TIMEOUT_MS = 3_000
const TRIES = 2

/** The name server answered that there is nothing. */
const NOTHING_THERE = ['ENOTFOUND', 'ENODATA']

type Options = { servers?: readonly string[]; timeout?: number }

export async function lookUpTxt(name: string, { servers, timeout = TIMEOUT_MS }: Options = {}) {
  const resolver = new Resolver({ timeout, tries: TRIES })
  if (servers) resolver.setServers(servers)
  try {
    return (await resolver.resolveTxt(name)).map((parts) => parts.join(''))
  } catch (error) {
    return isNothingThere(error) ? [] : null
  }
}

const isNothingThere = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && NOTHING_THERE.includes(String(error.code))
