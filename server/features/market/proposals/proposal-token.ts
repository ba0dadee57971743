// 256 bits that only whoever has the link knows. Derived from the row, so that the seller can copy the link again although the
// database has only its hash.

import { createHash, createHmac } from 'node:crypto'
import type { Platform } from '#server/platform/platform.ts'
import type { Id } from '#shared/kit/ids.ts'

export const tokenOf = ({ appKey }: Pick<Platform, 'appKey'>, proposalId: Id): string =>
  createHmac('sha256', appKey).update(`proposal:${proposalId}`).digest('base64url')

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
