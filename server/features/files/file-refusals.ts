import type { I18n } from '@lingui/core'
import type { RefusalReason } from '#server/platform/files/content/file-refused.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { ErrorCode } from '#shared/errors.ts'
import { acceptedExtensions, type FileKindName, fileKindRules } from '#shared/features/files/file-kinds.ts'

/** The refusal as the person meets it: the field is called `file` in every form. */
export const refuseFile = (i18n: I18n, kind: FileKindName, reason: RefusalReason | 'too_large'): AppError => {
  const code: ErrorCode = reason === 'too_large' ? 'payload_too_large' : 'file_type_refused'
  return new AppError(code, { fields: { file: [describeRefusal(i18n, kind, reason)] } })
}

function describeRefusal(i18n: I18n, kind: FileKindName, reason: RefusalReason | 'too_large'): string {
  switch (reason) {
    case 'empty':
      return i18n._({ id: 'files.refused.empty', message: 'This file is empty.' })
    case 'too_large':
      return i18n._({
        id: 'files.refused.tooLarge',
        message: 'This file is too large. The limit is {megabytes} MB.',
        values: { megabytes: fileKindRules(kind).maxBytes / 1024 / 1024 },
      })
    case 'type_not_accepted':
      return i18n._({
        id: 'files.refused.type',
        message: 'This type of file is not accepted. Use one of: {extensions}.',
        values: { extensions: acceptedExtensions(kind).join(', ') },
      })
    case 'name_and_content_differ':
      return i18n._({
        id: 'files.refused.nameAndContent',
        message: 'The content of this file is not what its name says. Save it again in its own program.',
      })
    case 'has_macros':
      return i18n._({ id: 'files.refused.macros', message: 'This document contains macros. Save it without them.' })
    case 'archive_unsafe':
      return i18n._({
        id: 'files.refused.archive',
        message: 'This file cannot be opened safely. Save it again in its own program.',
      })
    case 'too_many_pixels':
      return i18n._({ id: 'files.refused.pixels', message: 'This picture has too many pixels. Make it smaller.' })
    case 'damaged':
      return i18n._({ id: 'files.refused.damaged', message: 'This file is damaged and cannot be read.' })
  }
}
