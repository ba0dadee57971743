// Fixed lists of the Elite programme, without the schemas.

export const formKinds = ['join-elite', 'work-preference', 'skill-assessments', 'contract-compliance'] as const
export type FormKind = (typeof formKinds)[number]

export const tracks = ['engineering', 'data', 'design', 'product', 'operations'] as const
export type EliteTrack = (typeof tracks)[number]

/** Of the Common European Framework of Reference for Languages. */
export const englishLevels = ['a1', 'a2', 'b1', 'b2', 'c1', 'c2'] as const
export type EnglishLevel = (typeof englishLevels)[number]

export const engagementKinds = ['hourly', 'daily', 'fixed', 'retainer'] as const
export type EngagementKind = (typeof engagementKinds)[number]

export const weekDays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type WeekDay = (typeof weekDays)[number]

export const ratePeriods = ['hour', 'day', 'month'] as const
export type RatePeriod = (typeof ratePeriods)[number]

export const legalForms = ['individual', 'sole_trader', 'company', 'umbrella'] as const
export type LegalForm = (typeof legalForms)[number]

export const documentKinds = ['tax_form', 'registration', 'insurance', 'other', 'answer'] as const
export type DocumentKind = (typeof documentKinds)[number]

export const documentTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const
export type DocumentType = (typeof documentTypes)[number]

export const actionKinds = [
  'form_incomplete',
  'form_returned',
  'assessment_due',
  'identity_needed',
  'document_missing',
  'document_expired',
  'sign_agreement',
  'question_request',
  'endorser_needed',
  'endorser_declined',
  'endorser_silent',
  'send_application',
] as const
export type ActionKind = (typeof actionKinds)[number]

/** Documents whose owner enters an expiry date; that of tax forms is set by law. */
export const canExpire = (kind: DocumentKind): boolean => ['registration', 'insurance', 'other'].includes(kind)
