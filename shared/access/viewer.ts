// Who is asking, as far as rights depend on it. What a policy needs beyond this (a seat at a company, an authorship) it
// takes with the thing that is asked about.

import type { Identity } from './identity.ts'

export type Viewer = Pick<Identity, 'id' | 'roles'>

/** A guest is no operator. */
export const isOperator = (viewer: Viewer | null): boolean => viewer?.roles.includes('operator') ?? false
