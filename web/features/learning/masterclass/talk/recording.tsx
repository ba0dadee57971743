import { useLingui } from '@lingui/react/macro'
import type { MediaFile } from '#shared/features/learning/courses/media/lesson-media.contract.ts'
import type { Talk, talks } from '#shared/features/learning/masterclass/talks.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { MediaPlayer } from '#web/features/learning/courses/lesson/media/media-player.tsx'

/** A recording that is kept here, with chapters and the transcript; it continues where the person stopped. */
export function Recording({ talk, file }: { talk: Talk; file: MediaFile }) {
  const { t } = useLingui()
  const { client } = useSession()
  const { id, title, language, position, chapters, transcript, captionsUrl } = talk
  const save = (seconds: number) =>
    void callApi<typeof talks.savePosition>(client, 'PUT /talent/api/talks/:id/position', {
      params: { id },
      body: { seconds },
    }).catch(
      // The next ten seconds try again.
      () => undefined,
    )
  return (
    <MediaPlayer
      key={file.id}
      file={file}
      label={t`Recording: ${title}`}
      media={{
        captions: captionsUrl === null ? [] : [{ language, url: captionsUrl }],
        chapters,
        transcript: transcript.map(({ at, text }, place) => ({
          from: at,
          to: transcript[place + 1]?.at ?? file.seconds,
          text,
        })),
      }}
      language={language}
      start={{ percent: 0, seconds: position ?? 0 }}
      isTracked
      onPlayed={(_percent, seconds) => save(seconds)}
      rule={null}
    />
  )
}
