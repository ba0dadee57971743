import { createContext } from 'react'

/**
 * The nonce of this document's scripts. In the browser it is read from the first script element: if the document is
 * rendered again on the client, the new elements need it, or the content security policy blocks every script loaded
 * later.
 */
export const NonceContext = createContext<string | undefined>(
  globalThis.document?.querySelector<HTMLScriptElement>('script[nonce]')?.nonce,
)
