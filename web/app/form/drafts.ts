// What a person has typed but not sent, kept so that a reload or a lost session does not cost it. Never for secrets: a
// form with a password asks for no draft.

export type Draft<T> = { read(): Partial<T> | null; write(values: T): void; clear(): void }

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** `owner` keeps apart people who share a browser: their id, or `guest`. */
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

// Storage may be switched off, full or hold what another version wrote. A draft is a courtesy: typing must go on.
function attempt<T>(access: () => T): T | null {
  try {
    return access()
  } catch {
    return null
  }
}
