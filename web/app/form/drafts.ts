// Unsent form input, stored so that a reload or an expired session does not lose it. Never for secrets: forms with a
// password have no draft.

export type Draft<T> = { read(): Partial<T> | null; write(values: T): void; clear(): void }

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** `owner` separates people who share a browser: their id, or `guest`. */
export function createDraft<T extends object>(storage: DraftStorage, owner: string, form: string): Draft<T> {
  const key = `draft:${owner}:${form}`
  return {
    read() {
      const stored = attempt(() => storage.getItem(key))
      const values = stored && attempt(() => JSON.parse(stored) as unknown)
      return typeof values === 'object' && values !== null && !Array.isArray(values) ? values : null
    },
    write(values) {
      attempt(() => storage.setItem(key, JSON.stringify(values)))
    },
    clear() {
      attempt(() => storage.removeItem(key))
    },
  }
}

/** Guests' input, such as their address, must not stay behind once somebody has signed in. */
export function clearGuestDrafts(storage: Storage): void {
  attempt(() => {
    for (const key of Object.keys(storage)) if (key.startsWith('draft:guest:')) storage.removeItem(key)
  })
}

// Storage may be disabled, full or hold data of another version. A draft is a courtesy: it must never break typing.
function attempt<T>(access: () => T): T | null {
  try {
    return access()
  } catch {
    return null
  }
}
