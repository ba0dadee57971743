// An offer as both sides see it.

import { z } from 'zod'
import { jobPay } from '#shared/features/jobs/jobs/job-fields.contract.ts'
import { id, named } from '#shared/kit/ids.ts'
import { counterOutcomes, offerDeclineReasons, signatureMethods } from './offer-limits.ts'
import { offerEventNames, offerStatuses } from './offer-status.ts'
import { counterChanges, offerTerms } from './offer-terms.contract.ts'
import { termNames } from './offer-terms.ts'

export const instant = z.iso.datetime()

const version = z
  .object({
    number: z.int(),
    terms: offerTerms,
    /** SHA-256 of the terms; signatures refer to it. */
    hash: z.string(),
    /** The terms that differ from the version before. */
    changed: z.array(z.enum(termNames)),
    sentAt: instant.nullable(),
  })
  .meta({ id: 'OfferVersion' })
export type OfferVersion = z.output<typeof version>

const counter = z
  .object({
    id,
    version: z.int(),
    changes: counterChanges,
    message: z.string(),
    /** Null until the company has answered. */
    outcome: z.enum(counterOutcomes).nullable(),
    at: instant,
  })
  .meta({ id: 'OfferCounter' })
export type OfferCounter = z.output<typeof counter>

const extension = z
  .object({
    until: z.iso.date(),
    reason: z.string(),
    askedAt: instant,
    /** Null until somebody has decided. */
    isGranted: z.boolean().nullable(),
  })
  .meta({ id: 'OfferExtension' })

const signature = z
  .object({
    role: z.enum(['talent', 'company']),
    name: z.string(),
    method: z.enum(signatureMethods),
    drawing: z.string().nullable(),
    at: instant,
  })
  .meta({ id: 'OfferSignature' })
export type OfferSignature = z.output<typeof signature>

const historyEntry = z
  .object({
    event: z.enum(offerEventNames),
    actor: z.enum(['talent', 'company', 'system']),
    /** Empty for the product itself and for deleted accounts. */
    name: z.string(),
    at: instant,
  })
  .meta({ id: 'OfferHistoryEntry' })
export type OfferHistoryEntry = z.output<typeof historyEntry>

/** Whether the pay lies in the range the job was published with; null if the job had none or the currency has no rate. */
const rangeVerdicts = ['inside', 'below', 'above'] as const

export const offerCard = z
  .object({
    id,
    applicationId: id,
    status: z.enum(offerStatuses),
    job: z.object({ id, title: z.string() }),
    company: named,
    talent: z.object({ name: z.string(), timeZone: z.string() }),
    version: z.int(),
    terms: offerTerms,
    sentAt: instant.nullable(),
    /** The end of the last day, in the talent's time zone. */
    expiresAt: instant.nullable(),
    updatedAt: instant,
  })
  .meta({ id: 'OfferCard' })
export type OfferCard = z.output<typeof offerCard>

export const offerDetail = offerCard.extend({
  /** Oldest first. */
  versions: z.array(version),
  counters: z.array(counter),
  extension: extension.nullable(),
  signatures: z.array(signature),
  history: z.array(historyEntry),
  viewedAt: instant.nullable(),
  declineReason: z.enum(offerDeclineReasons).nullable(),
  declineNote: z.string(),
  withdrawNote: z.string(),
  publishedPay: jobPay.nullable(),
  rangeVerdict: z.enum(rangeVerdicts).nullable(),
  /** Once both sides have signed: the code and the fingerprint of the sealed document. */
  document: z.object({ code: z.string(), sha256: z.string(), size: z.int() }).nullable(),
})
export type OfferDetail = z.output<typeof offerDetail>
