import type { FastifyRequest } from 'fastify'
import type { Person } from '#server/features/base/accounts/people.service.ts'
import type { Platform } from '#server/platform/platform.ts'
import { callerOf, ownerIdOf } from './known-devices.service.ts'
import { countGuess } from './try-budgets.service.ts'

/** A proof limits its own tries; this keeps one caller from trying codes for many addresses or emails. */
export async function countCodeGuess(
  platform: Platform,
  request: FastifyRequest,
  email: string,
  person: Person | null,
) {
  const caller = await callerOf(platform, request, ownerIdOf(person))
  return countGuess(platform.db, platform, { of: 'code', email, ...caller })
}
