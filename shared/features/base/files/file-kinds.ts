// The purpose of a file decides what is accepted: which types, how many bytes and pixels, and who may see it. The web
// shows these limits before an upload starts; the server enforces them.

import { extensionOf, type FileTypeName, fileTypes } from './file-types.ts'

/** Decimal, as sizes are shown: a limit of 50 MB must not read “52 MB”. */
export const MEGABYTE = 1_000_000

export const imageVariants = ['small', 'large'] as const
export type ImageVariant = (typeof imageVariants)[number]

type ImageRules = {
  /** An image of a few kilobytes can expand to gigabytes in memory, so pixels are limited as well as bytes. */
  maxPixels: number
  /** `cover` crops to the exact size; `inside` keeps the whole image and never enlarges it. */
  variants: Record<ImageVariant, { width: number; height: number; fit: 'cover' | 'inside' }>
}

/** Total size of one person's files. */
export const PERSON_QUOTA_BYTES = 2_500 * MEGABYTE
/** Unfinished uploads per person. */
export const MAX_OPEN_UPLOADS = 20

type FileKind = {
  types: readonly FileTypeName[]
  maxBytes: number
  /** Total size of one person's files of this kind. */
  quotaBytes: number
  /** Anyone with a link may see a public file; any other file, only the person the link was created for. */
  isPublic: boolean
  /** Required for every kind that accepts images. */
  images?: ImageRules
}

const images = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const
const documents = [
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.oasis.opendocument.text',
  'application/rtf',
  'text/plain',
] as const
const videos = ['video/mp4', 'video/webm', 'video/quicktime'] as const

export const fileKinds = {
  avatar: {
    types: images,
    maxBytes: 10 * MEGABYTE,
    quotaBytes: 30 * MEGABYTE,
    isPublic: true,
    images: {
      maxPixels: 50_000_000,
      variants: { small: { width: 96, height: 96, fit: 'cover' }, large: { width: 512, height: 512, fit: 'cover' } },
    },
  },
  'company-logo': {
    types: images,
    maxBytes: 10 * MEGABYTE,
    quotaBytes: 100 * MEGABYTE,
    isPublic: true,
    images: {
      maxPixels: 50_000_000,
      variants: { small: { width: 96, height: 96, fit: 'inside' }, large: { width: 512, height: 512, fit: 'inside' } },
    },
  },
  resume: { types: documents, maxBytes: 10 * MEGABYTE, quotaBytes: 100 * MEGABYTE, isPublic: false },
  attachment: {
    types: [
      ...images,
      ...documents,
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'application/vnd.openxmlformats-officedocument.presentationml.presentation',
      'application/zip',
      'text/csv',
      ...videos,
      'audio/mpeg',
      'audio/ogg',
    ],
    maxBytes: 25 * MEGABYTE,
    quotaBytes: 500 * MEGABYTE,
    isPublic: false,
    images: {
      maxPixels: 50_000_000,
      variants: {
        small: { width: 320, height: 320, fit: 'inside' },
        large: { width: 2560, height: 2560, fit: 'inside' },
      },
    },
  },
  video: { types: videos, maxBytes: 200 * MEGABYTE, quotaBytes: 2_000 * MEGABYTE, isPublic: false },
  // MediaRecorder puts voice recordings into video containers.
  audio: {
    types: ['audio/mp4', 'audio/mpeg', 'audio/ogg', 'video/webm', 'video/mp4'],
    maxBytes: 50 * MEGABYTE,
    quotaBytes: 300 * MEGABYTE,
    isPublic: false,
  },
} as const satisfies Record<string, FileKind>

export type FileKindName = keyof typeof fileKinds
export const fileKindNames = Object.keys(fileKinds) as [FileKindName, ...FileKindName[]]

export const fileKindRules = (kind: FileKindName): FileKind => fileKinds[kind]

/** For a file picker: `.jpg,.jpeg,.png`. */
export const acceptedExtensions = (kind: FileKindName): string[] =>
  fileKindRules(kind).types.flatMap((type) => fileTypes[type].extensions.map((extension) => `.${extension}`))

export type FileProblem = 'empty' | 'too_large' | 'extension_not_accepted'

/** Problems that can be detected before uploading; the server also inspects the content. */
export function findFileProblem(kind: FileKindName, file: { name: string; size: number }): FileProblem | null {
  if (file.size === 0) return 'empty'
  if (file.size > fileKindRules(kind).maxBytes) return 'too_large'
  return acceptedExtensions(kind).includes(`.${extensionOf(file.name)}`) ? null : 'extension_not_accepted'
}
