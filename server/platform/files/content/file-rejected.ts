// Why a file was rejected. The messages people read come from the feature that asked.

export const refusalReasons = [
  'empty',
  'type_not_accepted',
  'name_and_content_differ',
  'has_macros',
  'archive_unsafe',
  'too_many_pixels',
  'damaged',
] as const
export type RefusalReason = (typeof refusalReasons)[number]

export class FileRejected extends Error {
  override name = 'FileRejected'
  readonly reason: RefusalReason

  constructor(reason: RefusalReason, options?: { cause?: unknown }) {
    super(`File refused: ${reason}`, options)
    this.reason = reason
  }
}
