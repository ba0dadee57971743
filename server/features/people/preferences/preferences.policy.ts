// The services only ever use the viewer's own id, so people can read and change only their own settings. This policy covers what
// involves other people.

import type { Identity } from '#shared/access/identity.ts'

/** Operators handle reports and identity checks, so they cannot be blocked. */
export const canBlock = (viewer: Pick<Identity, 'id'>, other: Pick<Identity, 'id' | 'roles'>): boolean =>
  viewer.id !== other.id && !other.roles.includes('operator')
