import type { I18n, MessageDescriptor } from '@lingui/core'
import type { RejectionReason } from '#server/platform/files/content/file-rejected.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { ErrorCode } from '#shared/errors.ts'
import {
  acceptedExtensions,
  type FileKindName,
  fileKindRules,
  MAX_OPEN_UPLOADS,
  MEGABYTE,
} from '#shared/features/base/files/file-kinds.ts'

type QuotaReason = 'quota' | 'quota_of_kind' | 'too_many_open'
type Reason = RejectionReason | 'too_large' | QuotaReason

const reasons: Record<Reason, MessageDescriptor> = {
  empty: /* i18n */ { id: 'files.rejected.empty', message: 'This file is empty.' },
  too_large: /* i18n */ {
    id: 'files.rejected.tooLarge',
    message: 'This file is too large. The limit is {megabytes} MB.',
  },
  quota: /* i18n */ {
    id: 'files.rejected.quota',
    message: 'Your storage is full. Delete files you no longer need. Your settings show what takes up space.',
  },
  quota_of_kind: /* i18n */ {
    id: 'files.rejected.quotaOfKind',
    message: 'You can store up to {quota} MB of files of this kind. Delete one you no longer need.',
  },
  too_many_open: /* i18n */ {
    id: 'files.rejected.tooManyOpen',
    message: 'You have {open} unfinished uploads. Finish or cancel one first; abandoned ones are deleted after a day.',
  },
  type_not_accepted: /* i18n */ {
    id: 'files.rejected.type',
    message: 'This type of file is not accepted. Use one of: {extensions}.',
  },
  name_and_content_differ: /* i18n */ {
    id: 'files.rejected.nameAndContent',
    message: 'The content of this file does not match its extension. Save it again in the app it was made with.',
  },
  has_macros: /* i18n */ {
    id: 'files.rejected.macros',
    message: 'This document contains macros. Save it without them.',
  },
  archive_unsafe: /* i18n */ {
    id: 'files.rejected.archive',
    message: 'This file cannot be opened safely. Save it again in the app it was made with.',
  },
  too_many_pixels: /* i18n */ {
    id: 'files.rejected.pixels',
    message: 'This image has too many pixels. Make it smaller.',
  },
  damaged: /* i18n */ { id: 'files.rejected.damaged', message: 'This file is damaged and cannot be read.' },
}

const tooMuch: ReadonlySet<Reason> = new Set(['too_large', 'quota', 'quota_of_kind', 'too_many_open'])

/** Every form calls its field `file`. */
export const fileError = (i18n: I18n, kind: FileKindName, reason: Reason): AppError => {
  const code: ErrorCode = tooMuch.has(reason) ? 'payload_too_large' : 'file_type_rejected'
  const values = {
    megabytes: fileKindRules(kind).maxBytes / MEGABYTE,
    quota: fileKindRules(kind).quotaBytes / MEGABYTE,
    open: MAX_OPEN_UPLOADS,
    extensions: acceptedExtensions(kind).join(', '),
  }
  return new AppError(code, { fields: { file: [i18n._({ ...reasons[reason], values })] } })
}
