// Where the data lives and which user PostgreSQL runs as. Existing data decides: it keeps its place and its owner.
import { createHash, randomUUID } from 'node:crypto'
import { chownSync, cpSync, existsSync, mkdirSync, readdirSync, renameSync, statSync } from 'node:fs'
import path from 'node:path'
import { EmbeddedPostgresError } from './embedded-error.ts'
import { POSTGRES_MAJOR } from './postgres-binaries.ts'
import { canEnter, canRun, type RunAs, type SystemUser, unprivilegedUser } from './run-as.ts'

export interface Placement {
  clusterDir: string
  postgresFolder: string
  runAs: RunAs
}

export interface PlacementRequest {
  dataDir: string
  postgresFolder: string
  onProgress: (line: string) => void
  /** Program that creates user namespaces; a test names one that does not exist. */
  unshare?: string
  /** Where data goes that an unprivileged user could not reach under dataDir. */
  sharedFolder?: string
}

export function choosePlacement(request: PlacementRequest): Placement {
  return process.getuid?.() === 0 ? placeAsRoot(request) : placeAsOrdinaryUser(request)
}

function placeAsOrdinaryUser({ dataDir, postgresFolder }: PlacementRequest): Placement {
  const owner = ownerOf(dataDir)
  if (owner && owner.uid !== process.getuid?.()) {
    throw new EmbeddedPostgresError(
      `The data in ${dataDir} belongs to another user (id ${owner.uid}): run Meridian as that user, or set DATA_DIR.`,
    )
  }
  return { clusterDir: dataDir, postgresFolder, runAs: { kind: 'self' } }
}

function placeAsRoot(request: PlacementRequest): Placement {
  const { dataDir, postgresFolder, unshare = 'unshare' } = request
  const elsewhere = fallbackFolder(request)
  const existing = [dataDir, elsewhere].find((folder) => existsSync(path.join(folder, 'PG_VERSION')))
  const owner = existing && ownerOf(existing)
  if (existing && owner && owner.uid !== 0) return placeForOther(request, existing, owner)

  const user = unprivilegedUser()
  const mapped: RunAs = { kind: 'mapped', unshare, user }
  if (canRun(mapped, postgresFolder)) return { clusterDir: dataDir, postgresFolder, runAs: mapped }

  if (canEnter(user, path.dirname(dataDir))) {
    if (existing) giveTo(user, existing)
    return placeForOther(request, dataDir, user)
  }
  if (existing) {
    throw new EmbeddedPostgresError(
      `PostgreSQL may not run as root, and no other user can reach ${existing}: make its parent folders accessible ` +
        '(chmod o+x), or run Meridian as an ordinary user.',
    )
  }
  request.onProgress(
    `PostgreSQL cannot run as root, and no other user can reach ${dataDir}: data will be stored in ${elsewhere}`,
  )
  return placeForOther(request, elsewhere, user)
}

function placeForOther(request: PlacementRequest, clusterDir: string, user: SystemUser): Placement {
  const runAs: RunAs = { kind: 'other', user }
  mkdirSync(path.dirname(clusterDir), { recursive: true })
  if (canRun(runAs, request.postgresFolder)) return { clusterDir, postgresFolder: request.postgresFolder, runAs }
  return { clusterDir, postgresFolder: copyBinaries(request), runAs }
}

const sharedFolderOf = ({ sharedFolder = '/var/lib/meridian' }: PlacementRequest) => sharedFolder

function fallbackFolder(request: PlacementRequest): string {
  const name = createHash('sha256').update(request.dataDir).digest('hex').slice(0, 12)
  return path.join(sharedFolderOf(request), name, 'postgres')
}

/** The other user cannot reach a checkout in a private folder either, so the binaries are copied next to the data. */
function copyBinaries(request: PlacementRequest): string {
  const target = path.join(sharedFolderOf(request), `programs-${POSTGRES_MAJOR}`)
  if (existsSync(target)) return target
  request.onProgress(`Copying the PostgreSQL binaries to ${target}`)
  const unfinished = `${target}.${randomUUID()}`
  cpSync(request.postgresFolder, unfinished, { recursive: true, verbatimSymlinks: true })
  renameSync(unfinished, target)
  return target
}

function giveTo(user: SystemUser, folder: string): void {
  chownSync(folder, user.uid, user.gid)
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    chownSync(path.join(folder, entry), user.uid, user.gid)
  }
}

function ownerOf(folder: string): SystemUser | null {
  return statSync(folder, { throwIfNoEntry: false }) ?? null
}
