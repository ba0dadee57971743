// What a video or sound lesson consists of besides its text.

import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { id } from '#shared/kit/ids.ts'
import {
  MAX_CAPTION_LANGUAGES,
  MAX_CAPTIONS,
  MAX_CHAPTER_TITLE,
  MAX_CHAPTERS,
  MAX_MEDIA_SECONDS,
  mediaKinds,
} from './media-kinds.ts'

const language = z.string().regex(/^[a-z]{2}$/)
const seconds = z.int().min(0).max(MAX_MEDIA_SECONDS)
const chapter = z.object({ at: seconds, text: z.string().max(MAX_CHAPTER_TITLE) })

export const mediaDraft = z.object({
  videoId: id.nullable(),
  /** The same without pictures, or the whole of a sound lesson. */
  soundId: id.nullable(),
  downloadId: id.nullable().default(null),
  /** WebVTT. */
  captions: z.array(z.object({ language, vtt: z.string().max(MAX_CAPTIONS) })).max(MAX_CAPTION_LANGUAGES),
  chapters: z.array(chapter).max(MAX_CHAPTERS),
})
export type MediaDraft = z.output<typeof mediaDraft>

export const mediaFile = z
  .object({
    id,
    kind: z.enum(mediaKinds),
    url: z.string(),
    type: z.string(),
    /** As uploaded. */
    name: z.string().nullable(),
    bytes: z.number(),
    seconds: z.number(),
  })
  .meta({ id: 'CourseMediaFile' })
export type MediaFile = z.output<typeof mediaFile>

export const lessonMedia = z
  .object({
    video: mediaFile.nullable(),
    sound: mediaFile.nullable(),
    seconds: z.number(),
    captions: z.array(z.object({ language, url: z.string() })),
    chapters: z.array(z.object({ at: z.number(), text: z.string() })),
    /** The captions in the language of the course. */
    transcript: z.array(z.object({ from: z.number(), to: z.number(), text: z.string() })),
    /** Of text and transcript. */
    textBytes: z.number(),
  })
  .meta({ id: 'LessonMedia' })
export type LessonMedia = z.output<typeof lessonMedia>

export const courseMedia = {
  content: endpoint({
    method: 'GET',
    path: '/talent/api/courses/:slug/media/:mediaId',
    guard: 'verified',
    summary: 'A video, audio file or download of a published lesson; ranges are supported.',
    params: z.object({ slug: z.string().min(1).max(80), mediaId: id }),
    response: z.string(),
  }),
  captions: endpoint({
    method: 'GET',
    path: '/talent/api/courses/:slug/lessons/:lessonId/captions/:language',
    guard: 'verified',
    summary: 'The captions of a lesson in one language (WebVTT).',
    params: z.object({ slug: z.string().min(1).max(80), lessonId: id, language }),
    response: z.string(),
  }),
}

export const opsCourseMedia = {
  add: endpoint({
    method: 'POST',
    path: '/ops/api/courses/:id/media',
    guard: 'operator',
    summary: 'Adds an uploaded video, audio file or document to a course.',
    params: z.object({ id }),
    body: z.object({ fileId: id }),
    response: mediaFile,
    status: 201,
    creates: true,
  }),
  content: endpoint({
    method: 'GET',
    path: '/ops/api/courses/:id/media/:mediaId',
    guard: 'operator',
    summary: 'A video, audio file or download of a course, published or not; ranges are supported.',
    params: z.object({ id, mediaId: id }),
    response: z.string(),
  }),
}
