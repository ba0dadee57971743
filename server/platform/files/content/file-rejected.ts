// Why a file was rejected. The messages people read come from the feature that asked.

export const rejectionReasons = [
  'empty',
  'type_not_accepted',
  'name_and_content_differ',
  'has_macros',
  'archive_unsafe',
  'too_many_pixels',
  'damaged',
] as const
export type RejectionReason = (typeof rejectionReasons)[number]

export class FileRejected extends Error {
  override name = 'FileRejected'
  readonly reason: RejectionReason

  constructor(reason: RejectionReason, options?: { cause?: unknown }) {
    super(`File rejected: ${reason}`, options)
    this.reason = reason
  }
}
