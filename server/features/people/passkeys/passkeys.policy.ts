import type { Identity } from '#shared/access/identity.ts'
import type { Id } from '#shared/kit/ids.ts'

export const canManagePasskey = (viewer: Pick<Identity, 'id'>, passkey: { personId: Id }): boolean =>
  viewer.id === passkey.personId

/** A mailed link is a way in too, but only for an address that was proven. */
export const isOnlyWayIn = (ways: { passkeys: number; hasPassword: boolean; isEmailVerified: boolean }): boolean =>
  ways.passkeys <= 1 && !ways.hasPassword && !ways.isEmailVerified
