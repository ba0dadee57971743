// Replaces @node-rs/argon2 in unit and HTTP tests (vitest.config.ts): the same algorithm at its lowest cost. A password
// hash takes 40 ms on purpose, and tests create thousands. The product itself has no cheaper setting, so none can reach
// production; passwords.test.ts checks the real parameters.

import { createRequire } from 'node:module'
import type * as Argon2 from '@node-rs/argon2'

const argon2 = createRequire(import.meta.url)('@node-rs/argon2') as typeof Argon2

const LOWEST_COST = { memoryCost: 8, timeCost: 1, parallelism: 1 }

export const hash = (password: string): Promise<string> => argon2.hash(password, LOWEST_COST)
export const { verify } = argon2
