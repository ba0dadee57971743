// What the test of exports and erasure writes about one person (personal-data/everything.test.ts). A feature with tables about
// people exports from X.marks.builder.ts: `markedRows`, with its own mark in every free-text column; `mark`, for what only its API
// can write; `generatedColumns`, which need no mark.

import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { SQL } from 'drizzle-orm'
import type { Id } from '#shared/kit/ids.ts'
import { areas } from '../features.ts'
import type { BuiltPerson } from './features/base/accounts/accounts.builder.ts'
import { aPublishedJob } from './features/jobs/jobs/jobs.builder.ts'
import { addMember } from './features/people/companies/companies.service.ts'
import { newId } from './platform/db/columns.ts'
import type { TestApp } from './test-app.ts'

/** An address the person had before. */
export const FORMER_EMAIL = 'zq-former@people.example'

type World = Awaited<ReturnType<typeof aPublishedJob>> & {
  test: TestApp
  person: BuiltPerson
  /** The same id for the same name, for rows that features refer to across their borders. */
  idOf: (name: string) => Id
}
export type MarkedRows = (world: World) => SQL[]
export type Mark = (world: World) => Promise<void>
type Marks = { generatedColumns?: readonly string[]; markedRows?: MarkedRows; mark?: Mark }

/** A feature refers only to those above it. */
const order = Object.entries(areas).flatMap(([area, { features }]) =>
  Object.keys(features).map((feature) => `features/${area}/${feature}/${feature}.marks.builder.ts`),
)

async function marksOfFeatures(): Promise<Marks[]> {
  const found = new Set(globSync('features/**/*.marks.builder.ts', { cwd: import.meta.dirname }))
  return Promise.all(
    order.filter((path) => found.has(path)).map((path) => import(join(import.meta.dirname, path)) as Promise<Marks>),
  )
}

export async function generatedColumns(): Promise<string[]> {
  return (await marksOfFeatures()).flatMap((marks) => marks.generatedColumns ?? [])
}

/** Writes about this person wherever a feature can; they work for the company whose job they look at. */
export async function markEverywhere(test: TestApp, person: BuiltPerson): Promise<void> {
  const { db } = test.platform
  const published = await aPublishedJob(test)
  await addMember(db, published.owner, published.company.id, { personId: person.id, role: 'recruiter' })
  const ids = new Map<string, Id>()
  const idOf = (name: string): Id => {
    const id = ids.get(name) ?? newId()
    ids.set(name, id)
    return id
  }
  const world = { ...published, test, person, idOf }
  for (const { markedRows, mark } of await marksOfFeatures()) {
    for (const row of markedRows?.(world) ?? []) await db.execute(row)
    await mark?.(world)
  }
}
