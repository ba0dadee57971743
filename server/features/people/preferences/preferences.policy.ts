// Everybody reads and changes only their own settings: the services take the viewer's id. This decides about others.

import type { Identity } from '#shared/access/identity.ts'

/** Operators handle reports and identity checks, so they cannot be blocked. */
export const canBlock = (viewer: Pick<Identity, 'id'>, other: Pick<Identity, 'id' | 'roles'>): boolean =>
  viewer.id !== other.id && !other.roles.includes('operator')
