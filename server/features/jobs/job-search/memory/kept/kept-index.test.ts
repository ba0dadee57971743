import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { aPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { changeOwnStatus } from '#server/features/jobs/jobs/job-status.service.ts'
import { aPublishedJob } from '#server/features/jobs/jobs/jobs.builder.ts'
import { createRandom } from '#server/seeds/random.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { aSearch, countFound, manyOpenJobs } from '../../job-search.builder.ts'
import { IndexState } from '../index-state.ts'
import { IndexFile } from './index-file.ts'
import { KeptIndex, MAX_KEPT_MS } from './kept-index.ts'
import { type Piece, piecesInMemory } from './pieces.ts'

const neverStops = new AbortController().signal

const folder = mkdtempSync(path.join(tmpdir(), 'meridian-kept-'))
let test: TestApp
let firstJob: Awaited<ReturnType<typeof aPublishedJob>>
const nodes: TestApp[] = []

beforeAll(async () => {
  test = await createTestApp()
  await manyOpenJobs(test, createRandom(7), 300)
  firstJob = await aPublishedJob(test)
})
afterEach(async () => {
  vi.restoreAllMocks()
  for (const node of nodes.splice(0)) await node.close()
})
afterAll(async () => {
  await test.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A file written by an index of the database. */
async function aKeptIndex(name: string): Promise<{ dataDir: string; file: string; kept: KeptIndex }> {
  const dataDir = path.join(folder, name)
  const kept = new KeptIndex(test.platform.db, path.join(dataDir, 'search-index'))
  await kept.save(await IndexState.read(test.platform.db), neverStops)
  return { dataDir, file: path.join(dataDir, 'search-index', 'jobs.index'), kept }
}

async function aNodeOn(dataDir: string) {
  const node = await createTestApp(
    { SEARCH_INDEX: 'on', DATA_DIR: dataDir, LOG_LEVEL: 'info' },
    { database: test.database },
  )
  nodes.push(node)
  const reader = await aPerson(node)
  const found = () => countFound(reader)
  await vi.waitFor(async () => expect((await found()).searchIndex).toBe('on'))
  return { node, found, hasLoaded: () => node.logged().includes('search index loaded') }
}

async function countOpen(): Promise<number> {
  const { rows } = await test.platform.db.execute<{ count: number }>(sql`select count(*)::int as count from job_search`)
  return rows[0]?.count ?? 0
}

const expectFound = async (found: () => Promise<unknown>) =>
  expect.poll(found).toEqual({ searchIndex: 'on', total: await countOpen() })

it('a node loads what another has kept, and follows from there', async () => {
  const { dataDir } = await aKeptIndex('two-nodes')
  await aPublishedJob(test)
  const { db, clock } = test.platform
  await changeOwnStatus(db, clock, firstJob.viewer, firstJob.job.id, { event: 'close', closeReason: 'filled' })
  const [first, second] = [await aNodeOn(dataDir), await aNodeOn(dataDir)]
  for (const { hasLoaded, found } of [first, second]) {
    expect(hasLoaded()).toBe(true)
    await expectFound(found)
  }
  await aPublishedJob(first.node)
  await expectFound(second.found)
})

it('a node keeps the index it has built', async () => {
  const dataDir = path.join(folder, 'first-start')
  const { hasLoaded, node } = await aNodeOn(dataDir)
  expect(hasLoaded()).toBe(false)
  await expect.poll(() => readdirSync(path.join(dataDir, 'search-index'))).toEqual(['jobs.index'])
  await node.close()
  nodes.length = 0
  expect((await aNodeOn(dataDir)).hasLoaded()).toBe(true)
})

describe('a file that cannot be used is replaced by a new index', () => {
  const flipByte = (file: string) => {
    const bytes = readFileSync(file)
    const middle = bytes.length >> 1
    bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle)
    writeFileSync(file, bytes)
  }
  it.each([
    ['truncated', (file: string) => truncateSync(file, readFileSync(file).length - 100)],
    ['empty', (file: string) => truncateSync(file, 0)],
    ['corrupt', flipByte],
    ['of another kind', (file: string) => writeFileSync(file, 'this is no index, but it is long enough to be one')],
  ])('%s', async (name, damage) => {
    const { dataDir, file } = await aKeptIndex(name)
    damage(file)
    const { hasLoaded, found, node } = await aNodeOn(dataDir)
    expect(hasLoaded()).toBe(false)
    expect(node.logged()).toContain('cannot be used')
    await expectFound(found)
  })

  it('older than the outbox', async () => {
    const { kept } = await aKeptIndex('old')
    expect(await kept.load({})).not.toBeNull()
    const later = Date.now() + MAX_KEPT_MS + 1
    vi.spyOn(Date, 'now').mockReturnValue(later)
    await expect(kept.load({})).rejects.toThrow('too old')
  })

  it('of another database', async () => {
    const { dataDir } = await aKeptIndex('elsewhere')
    const other = await createTestApp()
    nodes.push(other)
    const kept = new KeptIndex(other.platform.db, path.join(dataDir, 'search-index'))
    await expect(kept.load({})).rejects.toThrow('another state of the database')
  })
})

it('a crash while writing leaves the previous file', async () => {
  const { file, kept } = await aKeptIndex('crash')
  const before = readFileSync(file)
  const index = new IndexFile(path.dirname(file))
  function* failing(): Iterable<Piece> {
    yield { parts: [new Uint8Array(9_000_000)] }
    throw new Error('the disk is gone')
  }
  await expect(index.write(failing(), neverStops)).rejects.toThrow('the disk is gone')
  // Left behind by a killed process.
  writeFileSync(path.join(path.dirname(file), 'killed.part'), 'half an index')
  expect(readFileSync(file).equals(before)).toBe(true)
  expect(await kept.load({})).not.toBeNull()
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * 3_600_000)
  await kept.save(await IndexState.read(test.platform.db), neverStops)
  expect(readdirSync(path.dirname(file))).toEqual(['jobs.index'])
})

it('a restored or grown index finds the same, also after more changes', async () => {
  const { db } = test.platform
  const built = await IndexState.read(db)
  const { place, pieces } = built.kept()
  // Taken before the change, written after it.
  await aPublishedJob(test)
  await built.follow(db)
  const restored = await IndexState.restored(piecesInMemory(pieces), place)
  const grown = await built.grown()
  await aPublishedJob(test)
  const random = createRandom(11)
  const { rows } = await db.execute<{ word: string }>(
    sql`select word from ts_stat('select doc from job_search') where word not like '\\_%' order by ndoc desc limit 150`,
  )
  for (const index of [built, restored, grown]) expect(await index.follow(db)).toBe(true)
  for (let search = 0; search < 60; search += 1) {
    const plan = aSearch(
      random,
      rows.map(({ word }) => word),
      test.clock.now().getTime(),
    )
    const expected = built.search(plan)
    expect(restored.search(plan), JSON.stringify(plan)).toEqual(expected)
    expect(grown.search(plan), JSON.stringify(plan)).toEqual(expected)
  }
})
