import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { talkChanged } from '#shared/features/learning/masterclass/masterclass.events.ts'
import { canTakePart } from '#shared/features/learning/masterclass/registration-status.ts'
import { isCancelledTalk, isLiveTalk, isUpcoming } from '#shared/features/learning/masterclass/talk-status.ts'
import type { Talk } from '#shared/features/learning/masterclass/talks.contract.ts'
import { useCategoryNames, useForeignLanguage, useLevelNames } from '#web/features/learning/courses/course-words.ts'
import { Duration } from '#web/features/learning/courses/duration.tsx'
import { Article } from '#web/features/learning/courses/lesson/article.tsx'
import { SkillsCard } from '#web/features/learning/courses/skills-card.tsx'
import { useEvent } from '#web/platform/realtime/use-event.ts'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import { LivePlaceholder } from '../live/live-placeholder.tsx'
import styles from '../masterclass.module.css'
import { refreshTalks } from '../talk-queries.ts'
import { Countdown, SpeakerTime, TalkTime } from '../talk-time.tsx'
import { PlaceCard } from './place-card.tsx'
import { Questions } from './questions.tsx'
import { Replay } from './replay.tsx'
import { Stream } from './stream.tsx'

const FeedbackCard = lazy(async () => ({ default: (await import('./feedback-card.tsx')).FeedbackCard }))
const LiveRoom = lazy(async () => ({ default: (await import('../live/live-room.tsx')).LiveRoom }))

export function TalkDetail({ talk }: { talk: Talk }) {
  const { t } = useLingui()
  const cache = useQueryClient()
  const { id, title, abstract, language, status, html, reason } = talk
  const isOpen = isUpcoming(status)
  // It starts, ends and fills up while somebody looks at it.
  useEvent(talkChanged, isOpen ? { talkId: id } : null, () => void refreshTalks(cache))
  return (
    <div className={styles.page}>
      <PageHeader
        breadcrumbs={
          <Breadcrumbs
            crumbs={[
              { label: t`Masterclass`, href: '/masterclass' },
              isOpen
                ? { label: t`Upcoming talks`, href: '/masterclass/upcoming-talks' }
                : { label: t`Past talks`, href: '/masterclass/past-talks' },
            ]}
          />
        }
        title={
          <bdi lang={language} translate="no">
            {title}
          </bdi>
        }
        lead={
          <span lang={language} translate="no">
            {abstract}
          </span>
        }
      />
      <When talk={talk} />
      {isCancelledTalk(status) && (
        <Callout tone="warn" title={<Trans>This talk has been cancelled</Trans>}>
          {reason && (
            <p dir="auto" translate="no">
              {reason}
            </p>
          )}
          <Trans>Look at the other upcoming talks, or request one on the same subject.</Trans>
        </Callout>
      )}
      <div className={styles.columns}>
        <div className={styles.main}>
          {isLiveTalk(status) && <Stream talk={talk} />}
          {isLiveTalk(status) && (talk.canModerate || canTakePart(talk.registration?.status)) && (
            <Suspense fallback={<LivePlaceholder />}>
              <LiveRoom talk={talk} />
            </Suspense>
          )}
          {isLiveTalk(status) && <Questions talk={talk} />}
          <Replay talk={talk} />
          {html !== '' && (
            <Card title={<Trans>About this talk</Trans>}>
              <Article html={html} language={language} startAt={0} isTracked={false} onRead={() => undefined} />
            </Card>
          )}
          {!isCancelledTalk(status) && !isLiveTalk(status) && <Questions talk={talk} />}
        </div>
        <aside className={styles.aside} aria-label={t`About this talk`}>
          {isOpen && <PlaceCard talk={talk} />}
          {talk.canGiveFeedback && (
            <Suspense>
              <FeedbackCard talk={talk} />
            </Suspense>
          )}
          <Speakers talk={talk} />
          {talk.skills.length > 0 && <SkillsCard skills={talk.skills} />}
        </aside>
      </div>
    </div>
  )
}

function When({ talk: { startsAt, minutes, timeZone, status, category, level, language } }: { talk: Talk }) {
  const categories = useCategoryNames()
  const levels = useLevelNames()
  const foreign = useForeignLanguage()(language)
  return (
    <div className={styles.chips}>
      <p className={styles.facts}>
        <TalkTime at={startsAt} /> {isUpcoming(status) && <SpeakerTime at={startsAt} zone={timeZone} />} ·{' '}
        <Duration minutes={minutes} /> · {categories[category]} · {levels[level]}
        {foreign && ` · ${foreign}`}
      </p>
      {isLiveTalk(status) && (
        <Chip tone="ok" size="small">
          <Trans>Live now</Trans>
        </Chip>
      )}
      {isUpcoming(status) && !isLiveTalk(status) && (
        <Chip tone="sun" size="small">
          <Trans>
            Starts <Countdown at={startsAt} />
          </Trans>
        </Chip>
      )}
    </div>
  )
}

function Speakers({ talk: { speakers, language } }: { talk: Talk }) {
  return (
    <Card title={speakers.length === 1 ? <Trans>Speaker</Trans> : <Trans>Speakers</Trans>}>
      <ul role="list" className={styles.plainList} lang={language} translate="no">
        {speakers.map(({ name, headline, bio }) => (
          <li key={name} className={styles.itemWords}>
            <span className={styles.strong}>
              <bdi>{name}</bdi>
            </span>
            <span className={styles.small}>{headline}</span>
            {bio !== '' && <p className={styles.text}>{bio}</p>}
          </li>
        ))}
      </ul>
    </Card>
  )
}
