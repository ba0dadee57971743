// The link in the email is the endorser's only proof. It is derived from the row, so that a reminder has the same link as the
// first email, although the database knows only its hash.

import { createHash, createHmac } from 'node:crypto'
import type { Platform } from '#server/platform/platform.ts'
import type { Id } from '#shared/kit/ids.ts'

type KeyHolder = Pick<Platform, 'appKey'>

export const tokenOf = ({ appKey }: KeyHolder, endorserId: Id): string =>
  createHmac('sha256', appKey).update(`endorsement:${endorserId}`).digest('base64url')

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

export const hashDevice = ({ appKey }: KeyHolder, network: string | null, userAgent: string): string =>
  createHmac('sha256', appKey)
    .update(`device:${network ?? ''}:${userAgent}`)
    .digest('base64url')
