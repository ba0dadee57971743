// Who makes the request, as far as permissions depend on it. Anything else a policy needs (membership in a company,
// authorship) comes with the resource in question.

import type { Identity } from './identity.ts'

export type Viewer = Pick<Identity, 'id' | 'roles'>

export const isOperator = (viewer: Viewer | null): boolean => viewer?.roles.includes('operator') ?? false
