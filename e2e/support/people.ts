// Who visits: a guest, or one of the demo accounts, signed in once for all tests.

import {
  DEMO_PASSWORD,
  type DemoAccount,
  demoOperator,
  demoOwner,
  demoRecruiter,
  demoSecondTalent,
  demoTalent,
  demoUnverifiedTalent,
} from '../../server/seeds/demo-accounts.ts'
import { STATE_FOLDER } from './settings.ts'

/** A member works for a company and does not look for work. */
export const personas = ['guest', 'unverified', 'verified', 'member', 'operator'] as const
export type Persona = (typeof personas)[number]
export type Credentials = { name: string; email: string; password: string }

const credentialsOf = ({ name, email }: DemoAccount): Credentials => ({ name, email, password: DEMO_PASSWORD })

export const people = {
  unverified: credentialsOf(demoUnverifiedTalent),
  verified: credentialsOf(demoTalent),
  /** For tests that end the session: nobody else's is affected. */
  second: credentialsOf(demoSecondTalent),
  member: credentialsOf(demoOwner),
  recruiter: credentialsOf(demoRecruiter),
  operator: credentialsOf(demoOperator),
}

export const signedOut = { cookies: [], origins: [] }

export const stateOf = (persona: Persona) => (persona === 'guest' ? signedOut : `${STATE_FOLDER}/${persona}.json`)
