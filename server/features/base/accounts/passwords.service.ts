// argon2id at OWASP's settings. Hashing is expensive on purpose, so concurrency is limited and a long queue is refused: a flood
// of sign-ins must not take the server down.

import { hash, verify } from '@node-rs/argon2'
import { AppError } from '#server/platform/http/app-error.ts'

// argon2id is the default of the library.
const SETTINGS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const AT_ONCE = 2
const LONGEST_QUEUE = 100

let running = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= LONGEST_QUEUE) throw new AppError('too_many_requests', { retryAfterSeconds: 2 })
    // The slot is handed over, not freed: `running` stays the same.
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else {
    running += 1
  }
  try {
    return await work()
  } finally {
    const nextInLine = waiting.shift()
    if (nextInLine) nextInLine()
    else running -= 1
  }
}

export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(password.normalize('NFKC'), SETTINGS))

/** A hash nobody can match, so that an unknown address takes as long as a known one. */
const NOBODY = hashPassword(crypto.randomUUID())

export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const against = passwordHash ?? (await NOBODY)
  const matches = await inTurn(() => verify(against, password.normalize('NFKC')))
  return matches && passwordHash !== null
}
