// Root, other users and inaccessible folders. Cases that the current user cannot run are not declared, instead of being
// skipped.
import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, cpSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { ensureCluster } from './cluster.ts'
import { layOutData } from './data-layout.ts'
import { anEmbeddedChild } from './embedded-child.builder.ts'
import { EmbeddedPostgresError } from './embedded-error.ts'
import { choosePlacement, type PlacementRequest } from './placement.ts'
import { findPostgres } from './postgres-binaries.ts'
import { startPostmaster } from './postmaster/postmaster.ts'
import { canEnter, unprivilegedUser } from './run-as.ts'
import { aNewDataDir, aTemporaryFolder, query } from './temporary-data.builder.ts'

const isRoot = process.getuid?.() === 0
const root = isRoot ? ['root'] : []
const ordinaryUser = isRoot ? [] : ['an ordinary user']
// Another user can only run a checkout that it can read.
const rootInOpenFolder = isRoot && canEnter(unprivilegedUser(), import.meta.dirname) ? ['root'] : []

const noNamespaces = '/nonexistent/unshare'

/** Starts and stops PostgreSQL with a given placement, including options that startEmbeddedPostgres does not offer. */
async function runOnce(request: Partial<PlacementRequest> & { dataDir: string }) {
  const layout = layOutData(request.dataDir)
  const onProgress = vi.fn()
  const placement = choosePlacement({ postgresFolder: findPostgres(), onProgress, ...request, dataDir: layout.dataDir })
  await ensureCluster(placement, layout)
  const postmaster = await startPostmaster(placement, { logFile: layout.logFile, isThrowaway: false, onProgress })
  await postmaster.stop()
  return { ...placement, onProgress }
}

const openToOthers = (folder: string) => chmodSync(folder, 0o755)

it.each(root)('as %s, runs below a folder that is inaccessible to everybody else', async () => {
  const home = aTemporaryFolder()
  chmodSync(home, 0o700)
  const child = await anEmbeddedChild(path.join(home, 'meridian', 'postgres'))
  onTestFinished(() => child.end())
  expect(await query(child.connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

it.each(root)(
  'as %s, runs as another user where root cannot create namespaces, and gives that user the data',
  async () => {
    const dataDir = aNewDataDir()
    openToOthers(path.dirname(dataDir))
    const { clusterDir, runAs } = await runOnce({ dataDir, unshare: noNamespaces })
    expect(runAs.kind).toBe('other')
    expect(clusterDir).toBe(dataDir)
    expect(statSync(clusterDir).uid).toBe(unprivilegedUser().uid)
  },
)

it.each(root)(
  'as %s, opens data created as root when namespaces are no longer available, and keeps its new owner afterwards',
  async () => {
    const dataDir = aNewDataDir()
    openToOthers(path.dirname(dataDir))
    await runOnce({ dataDir, unshare: noNamespaces })
    execFileSync('chown', ['-R', '0:0', dataDir])
    expect((await runOnce({ dataDir, unshare: noNamespaces })).runAs.kind).toBe('other')
    expect((await runOnce({ dataDir })).runAs.kind).toBe('other')
  },
)

it.each(root)(
  'as %s, moves data and binaries to a shared folder when the other user cannot reach them, and finds them again',
  async () => {
    const sharedFolder = aTemporaryFolder()
    openToOthers(sharedFolder)
    const dataDir = aNewDataDir()
    const postgresFolder = path.join(aTemporaryFolder(), 'closed')
    cpSync(findPostgres(), postgresFolder, { recursive: true, verbatimSymlinks: true })
    const request = { dataDir, sharedFolder, unshare: noNamespaces, postgresFolder }
    const first = await runOnce(request)
    expect(first.clusterDir.startsWith(sharedFolder)).toBe(true)
    expect(first.postgresFolder.startsWith(sharedFolder)).toBe(true)
    expect(first.onProgress).toHaveBeenCalledWith(expect.stringContaining(`data will be stored in ${first.clusterDir}`))
    expect((await runOnce({ dataDir, sharedFolder })).clusterDir).toBe(first.clusterDir)
  },
)

it.each(root)('as %s, says what to do when nobody else can reach data created as root', () => {
  const dataDir = aNewDataDir()
  mkdirSync(dataDir)
  writeFileSync(path.join(dataDir, 'PG_VERSION'), '18\n')
  const request = { dataDir, postgresFolder: findPostgres(), unshare: noNamespaces, onProgress: vi.fn() }
  expect(() => choosePlacement(request)).toThrow(/no other user can reach .*chmod o\+x/)
})

it.each(rootInOpenFolder)('started by %s as an ordinary user, runs as that user', async () => {
  const user = unprivilegedUser()
  const dataDir = aNewDataDir()
  chownSync(path.dirname(dataDir), user.uid, user.gid)
  const child = await anEmbeddedChild(dataDir, user)
  onTestFinished(() => child.end())
  expect(await query(child.connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  expect(statSync(dataDir).uid).toBe(user.uid)
})

it.each(ordinaryUser)('as %s, rejects data of another user with a one-line message', () => {
  const request = { dataDir: '/', postgresFolder: findPostgres(), onProgress: vi.fn() }
  expect(() => choosePlacement(request)).toThrow(EmbeddedPostgresError)
})
