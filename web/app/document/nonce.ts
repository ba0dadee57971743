import { createContext } from 'react'

/**
 * The nonce of this document's scripts. In the browser it is read off the first of them: should the document be drawn anew
 * there, the new elements must carry it too, or the page's own policy refuses every script that is loaded later.
 */
export const NonceContext = createContext<string | undefined>(
  globalThis.document?.querySelector<HTMLScriptElement>('script[nonce]')?.nonce,
)
