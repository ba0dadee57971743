import { applyUpdate, Doc, encodeStateAsUpdate } from 'yjs'

/**
 * A state with a change merged in; null if the change cannot be read. A document is rebuilt rather than merging the bytes,
 * because only that rejects malformed changes and drops deleted text.
 */
export function mergePad(state: Buffer | null, update: Buffer): Buffer | null {
  const doc = new Doc()
  try {
    if (state) applyUpdate(doc, state)
    applyUpdate(doc, update)
    return Buffer.from(encodeStateAsUpdate(doc))
  } catch {
    return null
  } finally {
    doc.destroy()
  }
}
