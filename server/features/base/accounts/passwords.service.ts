// argon2id at OWASP's settings. Hashing is expensive on purpose, so concurrency is limited and requests beyond a full queue are
// rejected. Otherwise a flood of sign-ins could take the server down.

import { hash, verify } from '@node-rs/argon2'
import { AppError } from '#server/platform/http/app-error.ts'

// argon2id is the default of the library.
const SETTINGS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const MAX_CONCURRENT = 2
const MAX_QUEUE = 100

let running = 0
const waiting: (() => void)[] = []

async function withSlot<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MAX_CONCURRENT) {
    if (waiting.length >= MAX_QUEUE) throw new AppError('too_many_requests', { retryAfterSeconds: 2 })
    // The slot is handed over, not freed: `running` stays the same.
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else {
    running += 1
  }
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

export const hashPassword = (password: string): Promise<string> =>
  withSlot(() => hash(password.normalize('NFKC'), SETTINGS))

/** A hash nobody can match, so that an unknown address takes as long as a known one. */
const DUMMY_HASH = hashPassword(crypto.randomUUID())

export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const against = passwordHash ?? (await DUMMY_HASH)
  const matches = await withSlot(() => verify(against, password.normalize('NFKC')))
  return matches && passwordHash !== null
}
