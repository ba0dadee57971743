// The id of this tab. It survives a reload, and a duplicated tab, which copies the storage, gets one of its own.

const KEY = 'test-tab'

type Locks = Pick<LockManager, 'request'>

let claimed: Promise<string> | null = null

export function tabId(): Promise<string> {
  // Locks need a secure origin.
  claimed ??= claimTab(sessionStorage, (navigator as { locks?: Locks }).locks)
  return claimed
}

export async function claimTab(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  locks: Locks | undefined,
): Promise<string> {
  const known = storage.getItem(KEY)
  if (known && locks && (await hold(locks, known))) return known
  const id = crypto.randomUUID()
  storage.setItem(KEY, id)
  if (locks) await hold(locks, id)
  return id
}

/** Until the page is closed. */
const hold = (locks: Locks, id: string): Promise<boolean> =>
  new Promise((resolve) => {
    void locks.request(`${KEY}-${id}`, { ifAvailable: true }, (lock) => {
      resolve(lock !== null)
      return lock ? new Promise(() => undefined) : undefined
    })
  })
