// A saved search belongs to its owner alone: for everyone else, including companies and operators, it does not exist.

import type { Identity } from '#shared/access/identity.ts'
import type { Id } from '#shared/kit/ids.ts'

export const canUseSearch = (viewer: Pick<Identity, 'id'>, search: { personId: Id }): boolean =>
  viewer.id === search.personId
