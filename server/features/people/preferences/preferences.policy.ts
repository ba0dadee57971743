// Everybody reads and changes their own settings alone: the services take the viewer's id and no other. What is left to
// decide is about others.

import type { Identity } from '#shared/access/identity.ts'

/** Operators answer reports and identity checks: nobody can shut them out. */
export const canBlock = (viewer: Pick<Identity, 'id'>, other: Pick<Identity, 'id' | 'roles'>): boolean =>
  viewer.id !== other.id && !other.roles.includes('operator')
