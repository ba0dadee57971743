import type {
  LessonMedia,
  MediaDraft,
  MediaFile,
} from '#shared/features/learning/courses/media/lesson-media.contract.ts'
import { courseMedia, opsCourseMedia } from '#shared/features/learning/courses/media/lesson-media.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { readVtt } from '#shared/kit/text/captions.ts'
import type { MediaRow } from './media.queries.ts'

type MediaMap = ReadonlyMap<Id, MediaRow>
const fileOf = (media: MediaMap, id: Id | null): MediaRow | null => (id === null ? null : (media.get(id) ?? null))

const present = ({ id, kind, type, name, bytes, seconds }: MediaRow, url: string): MediaFile => ({
  id,
  kind,
  name,
  url,
  type,
  bytes,
  seconds,
})

export const presentOpsFile = (row: MediaRow): MediaFile =>
  present(row, opsCourseMedia.content.path.replace(':id', row.draftId).replace(':mediaId', row.id))

export const presentOpsFiles = ({ videoId, soundId, downloadId }: MediaDraft, media: MediaMap): MediaFile[] =>
  [fileOf(media, videoId), fileOf(media, soundId), fileOf(media, downloadId)].flatMap((row) =>
    row ? [presentOpsFile(row)] : [],
  )

export const secondsOf = ({ videoId, soundId }: MediaDraft, media: MediaMap): number =>
  Math.max(fileOf(media, videoId)?.seconds ?? 0, fileOf(media, soundId)?.seconds ?? 0)

const urlIn = (slug: string, { id }: MediaRow) =>
  courseMedia.content.path.replace(':slug', slug).replace(':mediaId', id)

export function presentDownload(slug: string, { downloadId }: MediaDraft, files: MediaMap): MediaFile | null {
  const row = fileOf(files, downloadId)
  return row && present(row, urlIn(slug, row))
}

type Lesson = { id: Id; html: string; media: MediaDraft }

/** Null for a lesson without video and sound. */
export function presentMedia(
  { slug, language }: { slug: string; language: string },
  { id, html, media }: Lesson,
  files: MediaMap,
): LessonMedia | null {
  const [video, sound] = [fileOf(files, media.videoId), fileOf(files, media.soundId)]
  if (!video && !sound) return null
  const urlOf = (row: MediaRow) => urlIn(slug, row)
  const main = media.captions.find((one) => one.language === language) ?? media.captions[0]
  const transcript = main ? readVtt(main.vtt).cues : []
  return {
    video: video && present(video, urlOf(video)),
    sound: sound && present(sound, urlOf(sound)),
    seconds: secondsOf(media, files),
    captions: media.captions.map((one) => ({
      language: one.language,
      url: courseMedia.captions.path.replace(':slug', slug).replace(':lessonId', id).replace(':language', one.language),
    })),
    chapters: media.chapters,
    transcript,
    textBytes: Buffer.byteLength(html) + transcript.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0),
  }
}
