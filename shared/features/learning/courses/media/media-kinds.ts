export const mediaKinds = ['video', 'sound', 'download'] as const
export type MediaKind = (typeof mediaKinds)[number]

export const isPlayed = (kind: MediaKind): boolean => kind !== 'download'

export const MAX_CAPTIONS = 200_000
export const MAX_CAPTION_LANGUAGES = 10
export const MAX_CHAPTERS = 50
export const MAX_CHAPTER_TITLE = 120
/** Lessons of more than an hour are not finished by anybody. */
export const MAX_MEDIA_SECONDS = 60 * 60

/** The same lesson, for different connections. */
export const lessonWeights = ['video', 'sound', 'text'] as const
export type LessonWeight = (typeof lessonWeights)[number]

export const noMedia = { videoId: null, soundId: null, downloadId: null, captions: [], chapters: [] }
