// Shared by tests: draining the queue, opening an archive, dumping all data, deleting an account.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import type { BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import type { TestApp } from '#server/test-app.ts'
import {
  type DataExport,
  type PersonalDataOverview,
  personalData,
} from '#shared/features/people/personal-data/personal-data.contract.ts'
import { carryOutDeletion } from './deletion/erasure.service.ts'
import { deletionRequests } from './personal-data.tables.ts'

/** Waits until nothing is queued or running. */
export async function drainQueue({ platform }: TestApp): Promise<void> {
  const left = async () => {
    const { rows } = await platform.db.execute(
      sql`select name, data from jobs.job where state in ('created', 'retry', 'active') and name not like '\\_\\_%'`,
    )
    return rows
  }
  await expect.poll(left).toEqual([])
}

export async function anExport(test: TestApp, person: BuiltPerson): Promise<DataExport> {
  const answer = await person.visitor.post(personalData.startExport.path)
  if (answer.statusCode !== 202) throw new Error(`The test export was rejected: ${answer.body}`)
  await drainQueue(test)
  const { export: made } = await overviewOf(person)
  if (!made) throw new Error('The test export is not there')
  return made
}

export const overviewOf = async ({ visitor }: BuiltPerson): Promise<PersonalDataOverview> =>
  (await visitor.get(personalData.overview.path)).json<PersonalDataOverview>()

export const linkPathOf = ({ id }: Pick<DataExport, 'id'>): string => personalData.linkToExport.path.replace(':id', id)

export async function download(person: BuiltPerson, made: DataExport): Promise<Buffer> {
  const link = await person.visitor.post(linkPathOf(made))
  const answer = await person.visitor.get(link.json<{ url: string }>().url)
  expect(answer.statusCode).toBe(200)
  return answer.rawPayload
}

/** Path → content. */
export async function unzip(archive: Buffer): Promise<Map<string, Buffer>> {
  const zip = await fromBufferPromise(archive, { lazyEntries: true, autoClose: false })
  const found = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry()) {
    found.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)))
  }
  return found
}

export async function dumpDatabase({ platform }: TestApp): Promise<string> {
  const { rows: tables } = await platform.db.execute<{ name: string }>(
    sql`select format('%I.%I', schemaname, tablename) as name from pg_tables
        where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  const dumped: string[] = []
  for (const { name } of tables) {
    const { rows } = await platform.db.execute<{ row: string }>(
      sql.raw(`select to_jsonb(t)::text as row from ${name} t`),
    )
    dumped.push(...rows.map(({ row }) => `${name} ${row}`))
  }
  return dumped.join('\n')
}

export function dumpFolder(folder: string): string {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  return files.map((path) => `${path} ${readFileSync(path, 'latin1')}`).join('\n')
}

/** The account asks to be deleted, and the day has come. The clock does not move, which would expire links. */
export async function eraseNow({ platform, clock }: TestApp, { id, visitor }: BuiltPerson): Promise<void> {
  const asked = await visitor.post(personalData.askDeletion.path, { isUnderstood: true, reason: '' })
  expect(asked.statusCode).toBe(201)
  const [request] = await platform.db
    .update(deletionRequests)
    .set({ scheduledFor: clock.now() })
    .where(eq(deletionRequests.personId, id))
    .returning({ id: deletionRequests.id })
  await carryOutDeletion(platform, request?.id ?? '')
}
