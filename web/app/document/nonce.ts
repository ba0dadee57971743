import { createContext } from 'react'

/** The nonce of this document's scripts; undefined in the browser, where it has done its work. */
export const NonceContext = createContext<string | undefined>(undefined)
