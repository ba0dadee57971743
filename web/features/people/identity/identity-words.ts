import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type {
  DocumentType,
  IdentityReason,
  PhotoHint,
  PhotoSide,
} from '#shared/features/people/identity/identity-words.ts'

export const documentWords: Record<DocumentType, MessageDescriptor> = {
  passport: msg`Passport`,
  national_id: msg`National ID card`,
  residence_permit: msg`Residence permit`,
  driving_licence: msg`Driving licence`,
}

export const sideWords: Record<PhotoSide, MessageDescriptor> = {
  front: msg`Front of the document`,
  back: msg`Back of the document`,
  selfie: msg`Selfie`,
}

export const sideHelp: Record<PhotoSide, MessageDescriptor> = {
  front: msg`The page with your photo. All four corners in the picture, no reflections.`,
  back: msg`All four corners in the picture, no reflections.`,
  selfie: msg`Your face from the front, in even light, without sunglasses.`,
}

export const hintWords: Record<PhotoHint, MessageDescriptor> = {
  small: msg`The picture is too small. Its longer side needs at least 1,000 pixels.`,
  blurry: msg`The picture looks blurred. Hold the camera still and tap to focus.`,
  glare: msg`There is a bright reflection. Tilt the document or turn off the flash.`,
  dark: msg`The picture is dark. Find more light.`,
  black_white: msg`The picture has no colour. Use the original, not a copy.`,
}

/** What went wrong and what helps. */
export const reasonWords: Record<IdentityReason, MessageDescriptor> = {
  blurry: msg`The photo is too blurred to read. Hold the camera still and take it again.`,
  glare: msg`A reflection covers part of the document. Tilt it and take the photo again.`,
  cropped: msg`Part of the document is missing. Keep all four corners in the picture.`,
  black_white: msg`The photo has no colour. Photograph the original, not a copy.`,
  copy_of_copy: msg`This is a photo of a screen or a copy. Photograph the document itself.`,
  expired: msg`The document has expired. Use one that is still valid.`,
  unsupported_type: msg`We cannot use this kind of document. Choose another one.`,
  wrong_side: msg`We need the other side of the document.`,
  mrz_missing: msg`We could not find the lines of letters and “<” signs. Photograph the whole document, flat and in focus. If yours has none, say so in the details.`,
  mrz_check_failed: msg`We could not read the lines of letters and “<” signs correctly. Take a sharper photo.`,
  data_mismatch: msg`The date of birth you entered differs from the document.`,
  name_mismatch: msg`The name you entered differs from the document. Enter it as the document says.`,
  face_mismatch: msg`The selfie and the photo in the document seem to show different people.`,
  selfie_quality: msg`Your face cannot be seen well enough in the selfie.`,
  underage: msg`You have to be at least 16 years old.`,
  duplicate_person: msg`This document needs a closer look.`,
  suspected_fake: msg`Two reviewers think that this is not an original document.`,
}
