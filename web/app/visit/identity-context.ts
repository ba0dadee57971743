import { createContext } from 'react-router'
import type { Identity } from '#shared/access/identity.ts'

/** Filled by the root's middleware, once per document; loaders below it read it. */
export const identityContext = createContext<Identity | null>(null)
