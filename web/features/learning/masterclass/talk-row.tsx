import { Plural, Trans } from '@lingui/react/macro'
import { canTakePart, isOffered, isWaiting } from '#shared/features/learning/masterclass/registration-status.ts'
import { isLiveTalk, isUpcoming } from '#shared/features/learning/masterclass/talk-status.ts'
import type { TalkCard } from '#shared/features/learning/masterclass/talks.contract.ts'
import { useCategoryNames, useForeignLanguage, useLevelNames } from '#web/features/learning/courses/course-words.ts'
import { Duration } from '#web/features/learning/courses/duration.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { ListRow } from '#web/ui/list-row.tsx'
import styles from './masterclass.module.css'
import { talkHref } from './talk-queries.ts'
import { TalkTime } from './talk-time.tsx'

export function TalkRow({ talk }: { talk: TalkCard }) {
  const categories = useCategoryNames()
  const levels = useLevelNames()
  const foreignName = useForeignLanguage()
  const { title, abstract, category, level, language, startsAt, minutes, speakers } = talk
  const foreign = foreignName(language)
  return (
    <ListRow
      href={talkHref(talk)}
      title={
        <span lang={language} translate="no">
          {title}
        </span>
      }
      meta={
        <>
          <TalkTime at={startsAt} /> · <Duration minutes={minutes} /> ·{' '}
          <bdi translate="no">{speakers.map(({ name }) => name).join(', ')}</bdi>
        </>
      }
      facts={
        <div className={styles.rowFacts}>
          <p className={styles.text} lang={language} translate="no">
            {abstract}
          </p>
          <div className={styles.chips}>
            <TalkState talk={talk} />
            <Chip size="small">{categories[category]}</Chip>
            <Chip size="small">{levels[level]}</Chip>
            {foreign && <Chip size="small">{foreign}</Chip>}
          </div>
        </div>
      }
    />
  )
}

/** What matters most to the reader: their own place, else how many are left. */
function TalkState({ talk }: { talk: TalkCard }) {
  const { status, registration, placesLeft, hasTranscript, position } = talk
  if (isLiveTalk(status))
    return (
      <Chip size="small" tone="ok">
        <Trans>Live now</Trans>
      </Chip>
    )
  if (!isUpcoming(status)) {
    if (!hasTranscript) return null
    return (
      <Chip size="small" tone="ok">
        {position === null ? <Trans>Transcript</Trans> : <Trans>Continue reading</Trans>}
      </Chip>
    )
  }
  if (canTakePart(registration?.status))
    return (
      <Chip size="small" tone="ok">
        <Trans>You are registered</Trans>
      </Chip>
    )
  if (isOffered(registration?.status))
    return (
      <Chip size="small" tone="warn">
        <Trans>A place is free for you</Trans>
      </Chip>
    )
  if (registration && isWaiting(registration.status)) {
    const place = registration.position
    return (
      <Chip size="small">
        <Trans>Number {place} on the waiting list</Trans>
      </Chip>
    )
  }
  if (placesLeft === null) return null
  return (
    <Chip size="small">
      {placesLeft === 0 ? <Trans>Full</Trans> : <Plural value={placesLeft} one="# place left" other="# places left" />}
    </Chip>
  )
}
