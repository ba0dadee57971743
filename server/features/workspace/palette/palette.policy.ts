import { isVerified } from '#shared/access/guards.ts'
import type { Identity } from '#shared/access/identity.ts'

/** People with an unconfirmed address could not open any of the results. */
export const canSearch = (viewer: Identity | null): boolean => viewer === null || isVerified(viewer)
