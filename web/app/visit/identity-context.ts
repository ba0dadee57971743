import { createContext } from 'react-router'
import type { Identity } from '#shared/access/identity.ts'

/** Set by the root's middleware, once per document; the loaders below read it. */
export const identityContext = createContext<Identity | null>(null)
