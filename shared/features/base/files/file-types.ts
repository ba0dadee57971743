// Every file type the product accepts, as detected from the content. Markup that a browser would execute (HTML, SVG)
// must never be added. The unpacked size of archives is limited in server/platform/files/content/zip-archive.ts.

type FileType = {
  /** Without the dot; downloads use the first one. */
  extensions: readonly [string, ...string[]]
  /** How the server treats it: images are re-encoded, archives inspected, text scanned for markup. */
  family: 'image' | 'media' | 'archive' | 'text' | 'document'
}

export const fileTypes = {
  'image/jpeg': { extensions: ['jpg', 'jpeg'], family: 'image' },
  'image/png': { extensions: ['png'], family: 'image' },
  'image/webp': { extensions: ['webp'], family: 'image' },
  'image/avif': { extensions: ['avif'], family: 'image' },
  'application/pdf': { extensions: ['pdf'], family: 'document' },
  'application/rtf': { extensions: ['rtf'], family: 'document' },
  'application/msword': { extensions: ['doc'], family: 'document' },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': {
    extensions: ['docx'],
    family: 'archive',
  },
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': { extensions: ['xlsx'], family: 'archive' },
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': {
    extensions: ['pptx'],
    family: 'archive',
  },
  'application/vnd.oasis.opendocument.text': { extensions: ['odt'], family: 'archive' },
  'application/zip': { extensions: ['zip'], family: 'archive' },
  'text/plain': { extensions: ['txt', 'md'], family: 'text' },
  'text/csv': { extensions: ['csv'], family: 'text' },
  'video/mp4': { extensions: ['mp4', 'm4v'], family: 'media' },
  'video/webm': { extensions: ['webm'], family: 'media' },
  'video/quicktime': { extensions: ['mov'], family: 'media' },
  'audio/mpeg': { extensions: ['mp3'], family: 'media' },
  'audio/mp4': { extensions: ['m4a'], family: 'media' },
  'audio/ogg': { extensions: ['ogg', 'oga', 'opus'], family: 'media' },
} as const satisfies Record<string, FileType>

export type FileTypeName = keyof typeof fileTypes

export const isFileTypeName = (name: string): name is FileTypeName => Object.hasOwn(fileTypes, name)

/** Lower case, without the dot; '' if the name has none. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : ''
}
