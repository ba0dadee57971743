// Who looks: a guest, or one of the demo accounts, signed in once for all tests.

import { DEMO_PASSWORD, demoAccounts } from '../../server/seeds/demo-accounts.ts'
import { STATE_FOLDER } from './settings.ts'

export const personas = ['guest', 'unverified', 'verified'] as const
export type Persona = (typeof personas)[number]

const account = (kind: (typeof demoAccounts)[number]['kind']) => {
  const found = demoAccounts.find((candidate) => candidate.kind === kind)
  if (!found) throw new Error(`No demo account for ${kind}`)
  return { email: found.email, password: DEMO_PASSWORD, name: found.name }
}

export const accountOf = {
  unverified: account('unverified'),
  verified: account('talent'),
  second: account('second-talent'),
}

export const stateOf = (persona: Persona): string | { cookies: []; origins: [] } =>
  persona === 'guest' ? { cookies: [], origins: [] } : `${STATE_FOLDER}/${persona}.json`
