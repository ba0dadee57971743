import type { Identity } from '#shared/access/identity.ts'
import type { Id } from '#shared/kit/ids.ts'

export const canManagePasskey = (viewer: Pick<Identity, 'id'>, passkey: { personId: Id }): boolean =>
  viewer.id === passkey.personId

/** Emailed links count only for a verified address. */
export const isOnlyWayIn = (ways: { passkeys: number; hasPassword: boolean; isEmailVerified: boolean }): boolean =>
  ways.passkeys <= 1 && !ways.hasPassword && !ways.isEmailVerified
