import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { countryCode } from '#shared/features/base/reference/country-codes.ts'
import { id } from '#shared/kit/ids.ts'
import { singleLine } from '#shared/kit/text/clean-text.ts'
import { MAX_APPEAL, MAX_LEGAL_NAME, MAX_LOOKS } from './identity-limits.ts'
import { identityStatuses } from './identity-status.ts'
import { documentTypes, identityReasons, nameMatches, photoHints, photoSides } from './identity-words.ts'

const instant = z.iso.datetime()

export const identityDetails = z.object({
  documentType: z.enum(documentTypes),
  documentCountry: countryCode,
  legalName: singleLine(1, MAX_LEGAL_NAME),
  birthDate: z.iso.date(),
  /** False if the document has no machine-readable zone, which then is not looked for. */
  hasMrz: z.boolean().default(true),
  /** To storing and reading the photos; without it there is no check. */
  hasConsented: z.literal(true),
})
export type IdentityDetails = z.output<typeof identityDetails>

const photo = z.object({
  side: z.enum(photoSides),
  at: instant,
  hints: z.array(z.enum(photoHints)),
  /** Null while it is stored. */
  deletedAt: instant.nullable(),
})
export type IdentityPhoto = z.output<typeof photo>

const check = z
  .object({
    id,
    status: z.enum(identityStatuses),
    documentType: z.enum(documentTypes),
    documentCountry: z.string(),
    /** Empty once it has been deleted. */
    legalName: z.string(),
    birthDate: z.string(),
    hasMrz: z.boolean(),
    photos: z.array(photo),
    missing: z.array(z.enum(photoSides)),
    reasons: z.array(z.enum(identityReasons)),
    /** What the operator wrote. */
    note: z.string(),
    nameMatch: z.enum(nameMatches).nullable(),
    submittedAt: instant.nullable(),
    decidedAt: instant.nullable(),
    validUntil: instant.nullable(),
    photosUntil: instant.nullable(),
    can: z.object({ edit: z.boolean(), submit: z.boolean(), cancel: z.boolean(), appeal: z.boolean() }),
  })
  .meta({ id: 'IdentityCheck' })
export type IdentityCheck = z.output<typeof check>

const look = z.object({ side: z.enum(photoSides), at: instant })
export type IdentityLook = z.output<typeof look>

export const ownIdentity = z
  .object({
    /** Null: not verified. */
    verifiedUntil: instant.nullable(),
    /** The latest one; null if there never was one. */
    check: check.nullable(),
    /** Whenever somebody else opened one of the photos, newest first. */
    looks: z.array(look).max(MAX_LOOKS),
    /** The phone that may add photos; null: none. Until one opens the link, it is not connected. */
    phone: z.object({ isConnected: z.boolean(), until: instant }).nullable(),
  })
  .meta({ id: 'OwnIdentity' })
export type OwnIdentity = z.output<typeof ownIdentity>

export const identityAppeal = z.object({ text: z.string().trim().min(1).max(MAX_APPEAL) })

// Pictures are sent as they are: the routes mount these themselves, so the response schema is never applied.
const side = z.object({ side: z.enum(photoSides) })

export const identityChecks = {
  show: endpoint({
    method: 'GET',
    path: '/talent/api/identity',
    guard: 'verified',
    summary: 'Your identity check, and who looked at your photos.',
    response: ownIdentity,
  }),
  saveDetails: endpoint({
    method: 'PUT',
    path: '/talent/api/identity',
    guard: 'verified',
    summary: 'Starts an identity check, or changes the details of the one you have not sent yet.',
    body: identityDetails,
    response: ownIdentity,
  }),
  cancel: endpoint({
    method: 'DELETE',
    path: '/talent/api/identity',
    guard: 'verified',
    summary: 'Cancels the identity check and deletes its photos and details.',
    response: ownIdentity,
  }),
  addPhoto: endpoint({
    method: 'PUT',
    path: '/talent/api/identity/photo',
    guard: 'verified',
    summary: 'Sends a photo as the body: JPEG, PNG or WebP, up to 15 MB. It replaces the one of the same side.',
    query: side,
    response: ownIdentity,
    limit: 'strict',
  }),
  showPhoto: endpoint({
    method: 'GET',
    path: '/talent/api/identity/photo',
    guard: 'verified',
    summary: 'One of your own photos.',
    query: side,
    response: z.string(),
  }),
  submit: endpoint({
    method: 'POST',
    path: '/talent/api/identity/submit',
    guard: 'verified',
    summary: 'Sends the identity check.',
    response: ownIdentity,
    limit: 'rare',
  }),
  appeal: endpoint({
    method: 'POST',
    path: '/talent/api/identity/appeal',
    guard: 'verified',
    summary: 'Asks for another review of a rejected identity check, once.',
    body: identityAppeal,
    response: ownIdentity,
  }),
  reviewPhoto: endpoint({
    method: 'GET',
    path: '/ops/api/identity/:id/photo',
    guard: 'operator',
    summary: 'A photo of an identity check in review. The person sees that it was opened.',
    params: z.object({ id }),
    query: side,
    response: z.string(),
  }),
}
