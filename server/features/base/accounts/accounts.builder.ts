// People for tests: set what the test cares about, the rest gets defaults.

import { randomUUID } from 'node:crypto'
import type { TestApp } from '#server/test-app.ts'
import type { Visitor } from '#server/test-visitor.ts'
import type { Role } from '#shared/access/identity.ts'
import type { Id } from '#shared/kit/ids.ts'
import { createPerson, type NewPerson } from './accounts.service.ts'

export type BuiltPerson = { id: Id; email: string; password: string; visitor: Visitor }

const PASSWORD = 'a password for tests'

/** A person who has an account and whose browser is signed in. */
export async function aPerson(
  test: TestApp,
  given: Partial<NewPerson> & { isVerified?: boolean; isSignedIn?: boolean } = {},
): Promise<BuiltPerson> {
  const { isVerified = true, isSignedIn = true, ...facts } = given
  const email = facts.email ?? `${randomUUID()}@people.example`
  const id = await createPerson(test.platform.db, {
    name: 'Wanjiru Kamau',
    calledName: 'Wanjiru',
    email,
    password: PASSWORD,
    roles: ['talent'],
    ...(isVerified && { emailVerifiedAt: test.clock.now() }),
    ...facts,
  })
  const visitor = test.visitor()
  const person = { id, email, password: facts.password ?? PASSWORD, visitor }
  if (isSignedIn) {
    const answer = await visitor.signIn(person)
    if (answer.statusCode !== 200) throw new Error(`The test person could not sign in: ${answer.body}`)
  }
  return person
}

export const aVerifiedTalent = (test: TestApp): Promise<BuiltPerson> => aPerson(test)
export const anUnverifiedTalent = (test: TestApp): Promise<BuiltPerson> => aPerson(test, { isVerified: false })
export const aPersonWith = (test: TestApp, ...roles: Role[]): Promise<BuiltPerson> => aPerson(test, { roles })
