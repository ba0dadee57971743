// Fixed lists of the identity check, without the schemas.

export const documentTypes = ['passport', 'national_id', 'residence_permit', 'driving_licence'] as const
export type DocumentType = (typeof documentTypes)[number]

export const photoSides = ['front', 'back', 'selfie'] as const
export type PhotoSide = (typeof photoSides)[number]

/** A passport has everything on one page. */
export const sidesOf = (type: DocumentType): readonly PhotoSide[] =>
  type === 'passport' ? ['front', 'selfie'] : photoSides

export const identityReasons = [
  'blurry',
  'glare',
  'cropped',
  'black_white',
  'copy_of_copy',
  'expired',
  'unsupported_type',
  'wrong_side',
  'mrz_missing',
  'mrz_check_failed',
  'data_mismatch',
  'name_mismatch',
  'face_mismatch',
  'selfie_quality',
  'underage',
  'duplicate_person',
  'suspected_fake',
] as const
export type IdentityReason = (typeof identityReasons)[number]

export const nameMatches = ['exact', 'transliteration', 'partial', 'none'] as const
export type NameMatch = (typeof nameMatches)[number]

export const photoHints = ['small', 'blurry', 'glare', 'dark', 'black_white'] as const
export type PhotoHint = (typeof photoHints)[number]
