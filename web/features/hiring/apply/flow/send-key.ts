// The idempotency key for submitting a draft. It survives a reload, so that a try whose response was lost is repeated instead of
// starting over. The server rejects a known key with a different body, so every revision has its own.

import { createDraft } from '#web/app/form/drafts.ts'

type StoredKey = { revision: number; key: string }
type KeyStorage = Parameters<typeof createDraft>[0]

export function createSendKey(
  storage: KeyStorage,
  owner: string,
  draftId: string,
  createKey: () => string = () => crypto.randomUUID(),
) {
  const store = createDraft<StoredKey>(storage, owner, `send-${draftId}`)
  return {
    of(revision: number): string {
      const stored = store.read()
      if (stored?.key !== undefined && stored.revision === revision) return stored.key
      const key = createKey()
      store.write({ revision, key })
      return key
    },
    reset: store.clear,
  }
}
