import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { qrCode } from '#shared/kit/drawing/qr-code.ts'
import { ownIdentity } from './identity.contract.ts'
import { documentTypes, photoHints, photoSides } from './identity-words.ts'

const instant = z.iso.datetime()
const token = z.string().max(100)
const side = z.enum(photoSides)

const phoneLink = z
  .object({
    /** Shown only once, because only its hash is stored. */
    link: z.string(),
    qr: qrCode,
    identity: ownIdentity,
  })
  .meta({ id: 'PhoneLink' })
export type PhoneLink = z.output<typeof phoneLink>

const phoneLinkStates = ['waiting', 'connected', 'taken', 'ended'] as const
export type PhoneLinkState = (typeof phoneLinkStates)[number]

const phoneView = z
  .object({
    /** `taken`: another phone has opened the link. */
    state: z.enum(phoneLinkStates),
    /** What to photograph; null unless this phone is connected. Neither names nor pictures. */
    task: z
      .object({
        documentType: z.enum(documentTypes),
        photos: z.array(z.object({ side, at: instant, hints: z.array(z.enum(photoHints)) })),
        missing: z.array(side),
        until: instant,
      })
      .nullable(),
  })
  .meta({ id: 'PhoneView' })
export type PhoneView = z.output<typeof phoneView>

export const identityPhone = {
  link: endpoint({
    method: 'POST',
    path: '/talent/api/identity/phone',
    guard: 'verified',
    summary: 'A link with which one phone can add photos to your identity check. It replaces the one before.',
    response: phoneLink,
    limit: 'strict',
  }),
  unlink: endpoint({
    method: 'DELETE',
    path: '/talent/api/identity/phone',
    guard: 'verified',
    summary: 'Ends what the phone may do.',
    response: ownIdentity,
  }),
  show: endpoint({
    method: 'GET',
    path: '/shared/api/identity-phone',
    guard: 'open',
    summary: 'What a phone has to photograph. Reading it changes nothing.',
    query: z.object({ token }),
    response: phoneView,
  }),
  open: endpoint({
    method: 'POST',
    path: '/shared/api/identity-phone/open',
    guard: 'open',
    summary: 'Connects this phone to the identity check. The link then works on no other device.',
    body: z.object({ token }),
    response: phoneView,
    limit: 'strict',
  }),
  addPhoto: endpoint({
    method: 'PUT',
    path: '/shared/api/identity-phone/photo',
    guard: 'open',
    summary: 'Sends a photo from the connected phone as the body: JPEG, PNG or WebP, up to 15 MB.',
    query: z.object({ token, side }),
    response: phoneView,
    limit: 'strict',
  }),
  finish: endpoint({
    method: 'POST',
    path: '/shared/api/identity-phone/finish',
    guard: 'open',
    summary: 'Says that the phone is done. It can add nothing from then on.',
    body: z.object({ token }),
    response: phoneView,
    limit: 'strict',
  }),
}
