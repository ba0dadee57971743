import { isVerified } from '#shared/access/guards.ts'
import type { Identity } from '#shared/access/identity.ts'

/** People who still have to confirm their address can open nothing that would be found. */
export const canSearch = (viewer: Identity | null): boolean => viewer === null || isVerified(viewer)
