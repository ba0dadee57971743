// A person's passkeys.

import type { I18n } from '@lingui/core'
import { hasPassword } from '#server/features/base/accounts/accounts.service.ts'
import type { Origin } from '#server/features/base/accounts/security-log.service.ts'
import { notifySecurityChange } from '#server/features/people/notifications/security-changes.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { AppError, ensure, found } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Identity } from '#shared/access/identity.ts'
import { deviceOf } from '#shared/features/base/accounts/device-of.ts'
import { MAX_PASSKEY_NAME, MAX_PASSKEYS } from '#shared/features/people/passkeys/passkey-limits.ts'
import type { Passkey, PasskeyRegistration } from '#shared/features/people/passkeys/passkeys.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { verifyCreatedPasskey } from './passkey-ceremonies.service.ts'
import { canManagePasskey, isOnlyWayIn } from './passkeys.policy.ts'
import { presentPasskey } from './passkeys.presenter.ts'
import {
  countPasskeys,
  deleteExpiredChallenges,
  deletePasskey,
  deletePasskeysSince,
  insertPasskey,
  lockPasskeysOf,
  selectPasskey,
  selectPasskeys,
  updatePasskeyName,
} from './passkeys.queries.ts'

export async function listPasskeys(db: Db, personId: Id): Promise<{ items: Passkey[] }> {
  const rows = await selectPasskeys(db, personId)
  return { items: rows.map(presentPasskey) }
}

export const hasPasskey = async (db: Db, personId: Id): Promise<boolean> => (await countPasskeys(db, personId)) > 0

type RequestFacts = { i18n: I18n; origin: Origin }

export async function addPasskey(
  platform: Platform,
  viewer: Identity,
  given: { name?: string | undefined; answer: PasskeyRegistration },
  { i18n, origin }: RequestFacts,
): Promise<Passkey> {
  const made = await verifyCreatedPasskey(platform, i18n, viewer.id, given.answer)
  const name = given.name ?? nameFor(i18n, origin)
  return transaction(platform.db, async (tx) => {
    await lockPasskeysOf(tx, viewer.id)
    if ((await countPasskeys(tx, viewer.id)) >= MAX_PASSKEYS) throw tooManyError(i18n)
    const row = await insertPasskey(tx, {
      personId: viewer.id,
      name,
      credentialId: made.credential.id,
      publicKey: Buffer.from(made.credential.publicKey),
      counter: made.credential.counter,
      transports: made.credential.transports ?? [],
      isBackedUp: made.credentialBackedUp,
      createdAt: platform.clock.now(),
    })
    if (!row) throw new AppError('status_changed_meanwhile')
    await notifySecurityChange(tx, platform, viewer, { kind: 'passkey_added', origin, subject: name })
    return presentPasskey(row)
  })
}

/** Named after the device it was created on; people can rename it. */
function nameFor(i18n: I18n, { userAgent }: Origin): string {
  const { browser, system } = deviceOf(userAgent)
  const name =
    browser && system
      ? i18n._({ id: 'passkeys.name', message: '{browser} on {system}', values: { browser, system } })
      : (system ?? browser ?? i18n._({ id: 'passkeys.unnamed', message: 'Passkey' }))
  return name.slice(0, MAX_PASSKEY_NAME)
}

function tooManyError(i18n: I18n): AppError {
  const message = i18n._({
    id: 'passkeys.too_many',
    message: 'You have reached the limit of {count} passkeys. Remove one first.',
    values: { count: MAX_PASSKEYS },
  })
  return new AppError('invalid_input', { fields: { answer: [message] } })
}

export async function renamePasskey(db: Db, viewer: Identity, passkeyId: Id, name: string): Promise<Passkey> {
  const passkey = found(await selectPasskey(db, passkeyId))
  ensure(canManagePasskey(viewer, passkey), 'not_found')
  return presentPasskey(found(await updatePasskeyName(db, passkeyId, name)))
}

export async function removePasskey(
  platform: Platform,
  viewer: Identity,
  passkeyId: Id,
  { i18n, origin }: RequestFacts,
): Promise<void> {
  await transaction(platform.db, async (tx) => {
    await lockPasskeysOf(tx, viewer.id)
    const passkey = found(await selectPasskey(tx, passkeyId))
    ensure(canManagePasskey(viewer, passkey), 'not_found')
    const ways = {
      passkeys: await countPasskeys(tx, viewer.id),
      hasPassword: await hasPassword(tx, viewer.id),
      isEmailVerified: viewer.email_verified_at !== null,
    }
    if (isOnlyWayIn(ways)) throw onlyWayInError(i18n)
    await deletePasskey(tx, passkeyId)
    await notifySecurityChange(tx, platform, viewer, { kind: 'passkey_removed', origin, subject: passkey.name })
  })
}

function onlyWayInError(i18n: I18n): AppError {
  const message = i18n._({
    id: 'passkeys.only_way_in',
    message: 'This is your only way to sign in. Set a password or confirm your email address first.',
  })
  return new AppError('invalid_input', { fields: { id: [message] } })
}

/** For account recovery: passkeys added meanwhile are not the owner's. */
export const removePasskeysAddedSince = (tx: Db, personId: Id, since: Date): Promise<number> =>
  deletePasskeysSince(tx, personId, since)

export const deleteOldChallenges = (db: Db, now: Date): Promise<void> => deleteExpiredChallenges(db, now)
