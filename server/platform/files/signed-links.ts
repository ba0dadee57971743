// A file link is its own permission: short-lived, for one variant and one disposition, and for one person unless the file
// is public. The person is part of the signature but not of the URL, so a leaked link names nobody and works for nobody
// else.

import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Clock } from '../clock.ts'
import { AppError } from '../http/app-error.ts'

export const LINK_LIFETIME_IN_SECONDS = 5 * 60

// Links created within the same minute are identical, so that browsers can use their cache.
const GRANULARITY_IN_SECONDS = 60

export const dispositions = ['inline', 'attachment'] as const
export type Disposition = (typeof dispositions)[number]

export type FileLink = { fileId: string; variant: string; disposition: Disposition }

/** `expires` is in seconds since 1970; `person` says whether the link is bound to the person it was made for. */
export type SignedQuery = {
  variant: string
  disposition: Disposition
  expires: number
  person: 0 | 1
  signature: string
}

/** The query of a signed link; anything else was not made by us. */
export const signedQuery = <Variant extends z.ZodType<string>>(variant: Variant) =>
  z.object({
    variant,
    disposition: z.enum(dispositions),
    expires: z.coerce.number().int(),
    person: z.union([z.literal('0'), z.literal('1')]).transform((value): 0 | 1 => (value === '1' ? 1 : 0)),
    signature: z.string(),
  })

export type LinkSigner = {
  /** A path on our own origin. With null as the person the link works for everybody. */
  sign(link: FileLink, personId: string | null): string
  /** Throws `forbidden` unless we made the link for this person and it has not expired. */
  verify(fileId: string, query: SignedQuery, personId: string | null): FileLink
}

/** Links below `/files` unless another prefix is given; links of one prefix are not valid under another. */
export function createLinkSigner(options: { secret: string; clock: Clock; folder?: string }): LinkSigner {
  const { secret, clock, folder = 'files' } = options
  const key = createHmac('sha256', secret).update(`links to ${folder}`).digest()
  const signatureOf = (link: FileLink, expires: number, personId: string | null) =>
    createHmac('sha256', key)
      .update(JSON.stringify([link.fileId, link.variant, link.disposition, expires, personId]))
      .digest('base64url')

  return {
    sign(link, personId) {
      const latest = Math.floor(clock.now().getTime() / 1000) + LINK_LIFETIME_IN_SECONDS
      const expires = latest - (latest % GRANULARITY_IN_SECONDS)
      const query = new URLSearchParams({
        variant: link.variant,
        disposition: link.disposition,
        expires: String(expires),
        person: personId === null ? '0' : '1',
        signature: signatureOf(link, expires, personId),
      })
      return `/${folder}/${link.fileId}?${query.toString()}`
    },

    verify(fileId, { variant, disposition, expires, person, signature }, viewerId) {
      const link = { fileId, variant, disposition }
      const isBound = person === 1
      if (isBound && viewerId === null) throw new AppError('forbidden')
      const expected = Buffer.from(signatureOf(link, expires, isBound ? viewerId : null))
      const given = Buffer.from(signature)
      const isOurs = given.length === expected.length && timingSafeEqual(given, expected)
      if (!isOurs || expires * 1000 <= clock.now().getTime()) throw new AppError('forbidden')
      return link
    },
  }
}
