import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { foldText } from '#shared/features/base/reference/fold-text.ts'
import { MAX_TALK_SEARCH } from '#shared/features/learning/masterclass/talk-kinds.ts'
import { isPast } from '#shared/features/learning/masterclass/talk-status.ts'
import type { Talk, talks } from '#shared/features/learning/masterclass/talks.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { Article } from '#web/features/learning/courses/lesson/article.tsx'
import { Card } from '#web/ui/card.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { PlainSearchField } from '#web/ui/plain-search-field.tsx'
import { refreshTalks } from '../talk-queries.ts'
import { Recording } from './recording.tsx'
import { addressAt } from './recording-address.ts'
import { Player } from './stream.tsx'
import styles from './talk.module.css'

/** What is left of a talk: recording, chapters, transcript and slides. */
export function Replay({ talk }: { talk: Talk }) {
  const { t } = useLingui()
  const player = useRef<HTMLDivElement>(null)
  const [startAt, setStartAt] = useState(0)
  const { status, title, recordingUrl, chapters, transcript, slides, language, isRecorded } = talk
  if (!isPast(status)) return null
  const { recording } = talk
  const playFrom = (seconds: number) => {
    setStartAt(seconds)
    player.current?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <>
      {recording && <Recording talk={talk} file={recording} />}
      {!recording && recordingUrl !== null && (
        <Card title={<Trans>Recording</Trans>}>
          <div ref={player}>
            {/* With a key: some players only read the part after the # when they load. */}
            <Player
              key={startAt}
              address={startAt > 0 ? addressAt(recordingUrl, startAt) : recordingUrl}
              title={title}
            />
          </div>
        </Card>
      )}
      {transcript.length === 0 && recordingUrl === null && !recording && (
        <Card title={<Trans>This talk is over</Trans>}>
          <p className={styles.text}>
            {isRecorded ? (
              <Trans>The transcript is published here within two days.</Trans>
            ) : (
              <Trans>The speaker asked us not to record this talk.</Trans>
            )}
          </p>
        </Card>
      )}
      {!recording && chapters.length > 0 && (
        <Card title={<Trans>Chapters</Trans>}>
          <ol role="list" className={styles.chapters} lang={language} translate="no">
            {chapters.map(({ at, text }) => (
              <li key={at}>
                <Chapter at={at} href={`#${partAt(talk, at)}`} onPlay={recordingUrl === null ? null : playFrom}>
                  {text}
                </Chapter>
              </li>
            ))}
          </ol>
        </Card>
      )}
      {!recording && transcript.length > 0 && <Transcript talk={talk} />}
      {slides.length > 0 && (
        <Card title={<Trans>Slides</Trans>}>
          <ol role="list" className={styles.slides}>
            {slides.map((slide, place) => (
              // Two slides may say the same.
              <li key={`${place}-${slide}`} className={styles.slide} aria-label={t`Slide ${place + 1}`}>
                <Article html={slide} language={language} startAt={0} isTracked={false} onRead={() => undefined} />
              </li>
            ))}
          </ol>
        </Card>
      )}
    </>
  )
}

type ChapterProps = { at: number; href: string; onPlay: ((seconds: number) => void) | null; children: string }

/** Plays the recording from there, or leads to the transcript where there is none. */
function Chapter({ at, href, onPlay, children }: ChapterProps) {
  const words = (
    <>
      <span className={styles.at}>{clock(at)}</span>
      <bdi>{children}</bdi>
    </>
  )
  if (onPlay === null)
    return (
      <a href={href} className={styles.chapter}>
        {words}
      </a>
    )
  return (
    <button type="button" className={styles.chapter} onClick={() => onPlay(at)}>
      {words}
    </button>
  )
}

/** '1:05:09' or '12:30'. */
function clock(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)]
  const two = (count: number) => String(count).padStart(2, '0')
  const rest = two(seconds % 60)
  return hours === 0 ? `${minutes}:${rest}` : `${hours}:${two(minutes)}:${rest}`
}

/** The last part of the transcript that begins at or before this second. */
function partAt({ transcript }: Talk, seconds: number): string {
  const part = transcript.findLast(({ at }) => at <= seconds) ?? transcript[0]
  return `at-${part?.at ?? 0}`
}

function Transcript({ talk }: { talk: Talk }) {
  const { t } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const [searched, setSearched] = useState('')
  const { id, transcript, language, position } = talk
  const saving = useMutation({
    mutationFn: (seconds: number) =>
      callApi<typeof talks.savePosition>(client, 'PUT /talent/api/talks/:id/position', {
        params: { id },
        body: { seconds },
      }),
    onSuccess: () => refreshTalks(cache),
  })
  const words = foldText(searched.trim())
  const shown = words === '' ? transcript : transcript.filter(({ text }) => foldText(text).includes(words))
  const kept = saving.isPending ? saving.variables : position
  const time = kept === null ? '' : clock(kept)
  return (
    <Card
      title={<Trans>Transcript</Trans>}
      aside={
        kept !== null && (
          <a href={`#${partAt(talk, kept)}`}>
            <Trans>Continue at {time}</Trans>
          </a>
        )
      }
    >
      <div className={styles.search}>
        <PlainSearchField
          name="words"
          maxLength={MAX_TALK_SEARCH}
          label={t`Search the transcript`}
          placeholder={t`Search the transcript`}
          onChange={setSearched}
          onClear={() => setSearched('')}
        />
        <p role="status" className={styles.text}>
          {words !== '' && shown.length === 0 && <Trans>Nothing found.</Trans>}
        </p>
      </div>
      <ol role="list" className={styles.parts}>
        {shown.map(({ at, text }) => {
          const moment = clock(at)
          return (
            <li key={at} id={`at-${at}`} className={styles.part}>
              <PlainButton
                variant="text"
                aria-pressed={kept === at}
                aria-label={t`Keep my place at ${moment}`}
                onPress={() => saving.mutate(at)}
              >
                {moment}
              </PlainButton>
              <p lang={language} dir="auto" translate="no">
                {text}
              </p>
            </li>
          )
        })}
      </ol>
      <p className={styles.text}>
        <Trans>Press a time to keep your place.</Trans>
      </p>
    </Card>
  )
}
