import { z } from 'zod'
import { endpoint, nothing } from '#shared/endpoint.ts'
import { recordingKinds } from '#shared/features/base/recordings/recording-kinds.ts'
import { id } from '#shared/kit/ids.ts'
import { singleLine } from '#shared/kit/text/clean-text.ts'
import { visibilities } from '../profile-sections.ts'
import { MAX_CAPTION, MAX_CAPTIONS, videoResumeLimits } from './video-resume-limits.ts'

const ms = z
  .int()
  .min(0)
  .max((videoResumeLimits.maxSeconds + 10) * 1_000)

const caption = z
  .object({ startMs: ms, endMs: ms, text: singleLine(1, MAX_CAPTION) })
  .refine(({ startMs, endMs }) => startMs < endMs, {
    path: ['endMs'],
    params: /* i18n */ { id: 'validation.caption_end', message: 'Each caption must end after it starts.' },
  })

const settings = z.object({
  /** Who may watch it. `companies`: those the person applies to. */
  visibility: z.enum(visibilities),
  /** The frame shown before it is played. */
  posterMs: ms,
  captions: z.array(caption).max(MAX_CAPTIONS),
})
export type VideoResumeSettings = z.output<typeof settings>

/** As others see it. */
export const shownVideo = z
  .object({
    kind: z.enum(recordingKinds),
    durationMs: z.int(),
    /** Where to play it, valid for a few minutes. */
    url: z.string(),
    ...settings.pick({ posterMs: true, captions: true }).shape,
  })
  .meta({ id: 'ShownVideo' })
export type ShownVideo = z.output<typeof shownVideo>

const ownVideo = z
  .object({ recordingId: id, ...shownVideo.shape, ...settings.shape })
  .meta({ id: 'OwnVideo' })
  .nullable()
export type OwnVideo = z.output<typeof ownVideo>

export const videoResume = {
  own: endpoint({
    method: 'GET',
    path: '/talent/api/profile/video',
    guard: 'verified',
    summary: 'Your video résumé, with a link to play it; null if you have none.',
    response: ownVideo,
  }),
  use: endpoint({
    method: 'PUT',
    path: '/talent/api/profile/video',
    guard: 'verified',
    summary: 'Makes one of your recordings your video résumé. Captions and cover of another one are dropped.',
    body: z.object({ recordingId: id }),
    response: ownVideo,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/talent/api/profile/video/settings',
    guard: 'verified',
    summary: 'Sets who may watch your video résumé, its cover and its captions.',
    body: settings,
    response: ownVideo,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/talent/api/profile/video',
    guard: 'verified',
    summary: 'Deletes your video résumé and all takes of it.',
    response: nothing,
  }),
}
