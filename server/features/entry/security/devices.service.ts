// A person's signed-in devices, and signing them out.

import { listSignedInDevices, signOutDevice } from '#server/features/base/accounts/credentials/credentials.service.ts'
import { endSessions } from '#server/features/base/accounts/people.service.ts'
import { type Origin, recordSecurityEvent } from '#server/features/base/accounts/security-log.service.ts'
import { endTickets } from '#server/features/entry/sign-in/second-step.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { found } from '#server/platform/http/app-error.ts'
import type { Credential } from '#server/platform/http/context.ts'
import type { Platform } from '#server/platform/platform.ts'
import { deviceOf } from '#shared/features/base/accounts/device-of.ts'
import type { SignedInDevice } from '#shared/features/entry/security/security.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { presentSignedInDevice } from './security.presenter.ts'

export async function listDevices(
  { db, clock }: Platform,
  personId: Id,
  current: Credential,
): Promise<{ items: SignedInDevice[] }> {
  const devices = await listSignedInDevices(db, personId, clock.now())
  const thisId = current?.kind === 'session' ? current.sessionId : current?.tokenId
  return { items: devices.map((device) => presentSignedInDevice(device, thisId ?? null)) }
}

/** Another person's device is not found. */
export async function signDeviceOut(db: Db, personId: Id, deviceId: Id, origin: Origin): Promise<void> {
  await transaction(db, async (tx) => {
    const userAgent = found(await signOutDevice(tx, personId, deviceId))
    await recordSecurityEvent(tx, personId, 'session_revoked', origin, nameOf(userAgent))
  })
}

const nameOf = (userAgent: string): string | null => {
  const { browser, system } = deviceOf(userAgent)
  return [browser, system].filter(Boolean).join(' on ') || null
}

export async function signOthersOut(db: Db, personId: Id, current: Credential, origin: Origin): Promise<void> {
  await transaction(db, async (tx) => {
    await endSessions(tx, personId, current)
    await endTickets(tx, personId)
    await recordSecurityEvent(tx, personId, 'session_revoked', origin)
  })
}
