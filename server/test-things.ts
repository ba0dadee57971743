// Records with an owner, for the test that calls every route with somebody else's (server/every-thing.test.ts). A feature
// whose paths contain an id exports `ownedThings` from X.things.builder.ts.

import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { BuiltPerson } from './features/base/accounts/accounts.builder.ts'
import type { TestApp } from './test-app.ts'

/** `parts`: values for further parameters of the path. */
export type OwnedThing = { under: string; owner: BuiltPerson; id: string; parts?: Record<string, string> }
export type OwnedThings = (test: TestApp) => Promise<OwnedThing[]>

export async function thingsOfFeatures(test: TestApp): Promise<OwnedThing[]> {
  const found: OwnedThing[] = []
  for (const path of globSync('features/**/*.things.builder.ts', { cwd: import.meta.dirname })) {
    const builder = (await import(join(import.meta.dirname, path))) as { ownedThings: OwnedThings }
    found.push(...(await builder.ownedThings(test)))
  }
  return found
}
