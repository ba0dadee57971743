// The identity of the visitor: null for a guest. Loaded once per document (during server rendering), then kept in memory
// and shared by every component; never written to storage.

import type { Identity } from '#shared/access/identity.ts'
import { USER_ENDPOINT } from '#shared/access/session-settings.ts'
import type { Log } from '#web/app/log/logger.ts'
import { ApiError } from './api-error.ts'
import type { SessionClient } from './session-client.ts'

export type LoadedIdentity = { identity: Identity | null; isInMaintenance: boolean }

/** Failures are tolerated: the page then renders for a guest. 401 and 419 simply mean that nobody is signed in. */
export async function loadIdentity(client: SessionClient, log: Pick<Log, 'error' | 'debug'>): Promise<LoadedIdentity> {
  try {
    log.debug('Fetching user identity on plugin initialization')
    return { identity: await requestIdentity(client, { isGuestExpected: true }), isInMaintenance: false }
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 0
    if (status === 401 || status === 419) {
      log.debug(`User is not authenticated on plugin initialization, status: ${status}`)
    } else {
      log.error('Unable to load user identity from API', error)
    }
    return { identity: null, isInMaintenance: status === 503 }
  }
}

export async function requestIdentity(
  client: SessionClient,
  options: { isGuestExpected?: boolean } = {},
): Promise<Identity> {
  const body = await client.request<unknown>(client.identityPath || USER_ENDPOINT, options)
  const candidate = isRecord(body) && isRecord(body['data']) ? body['data'] : body
  if (!isRecord(candidate) || typeof candidate['id'] !== 'string') throw new Error('The response is not an identity')
  return candidate as Identity
}

export type IdentityStore = {
  read(): Identity | null
  write(identity: Identity | null): void
  subscribe(listener: () => void): () => void
  /** Runs `load` unless somebody is signed in or a load has already started. */
  loadOnce(load: () => Promise<Identity | null>): Promise<void>
}

/** Pass the identity (or null) when it is already known, for example from the server; omit it when it is not. */
export function createIdentityStore(known?: Identity | null): IdentityStore {
  const listeners = new Set<() => void>()
  let identity = known ?? null
  let isLoaded = known !== undefined

  function write(next: Identity | null) {
    if (next === identity) return
    identity = next
    for (const listener of listeners) listener()
  }

  return {
    read: () => identity,
    write,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async loadOnce(load) {
      if (identity !== null || isLoaded) return
      // Set before the request, so that a second caller does not start another one.
      isLoaded = true
      write(await load())
    },
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
