import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconAlertTriangle, IconClock, IconStarFilled } from '@tabler/icons-react'
import { memo } from 'react'
import { Avatar } from '#web/ui/avatar.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Country } from '#web/ui/country.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useApplicantName } from '../use-applicant-name.ts'
import type { Card } from './board-cards.ts'
import styles from './card.module.css'
import { ROW_REM } from './use-card-window.ts'

const FULL_DAY = 8
const HIGH_RATING = 4

type ApplicantCardProps = {
  card: Card
  href: string
  /** The place in its column, from 0. */
  place: number
  total: number
  now: number
  canMove: boolean
  isSelected: boolean
}

/** When a card leaves a column, all others get another place; only this is rendered again then. */
export function ApplicantCard({ place, total, ...content }: ApplicantCardProps) {
  return (
    <li
      className={styles.slot}
      style={{ insetBlockStart: `${place * ROW_REM}rem` }}
      aria-setsize={total}
      aria-posinset={place + 1}
    >
      <CardContent {...content} />
    </li>
  )
}

type CardContentProps = Omit<ApplicantCardProps, 'place' | 'total'>

/** Event handlers live on the board, so that unchanged cards are not rendered again. */
const CardContent = memo(function CardContent({ card, href, now, canMove, isSelected }: CardContentProps) {
  const { t } = useLingui()
  const { id, talent, mustHaves, fit, rating } = card
  const name = useApplicantName(talent.name)
  return (
    <article className={styles.card} data-applicant={id} data-selected={isSelected || undefined} draggable={canMove}>
      <div className={styles.head}>
        <Avatar name={name} size="small" />
        <div className={styles.who}>
          {/* Opened by the board: the router renders each of its own links again whenever a navigation starts or ends */}
          <a href={href} className={styles.name} draggable={false}>
            <bdi>{name}</bdi>
          </a>
          <span className={styles.place}>
            {talent.country && <Country code={talent.country} {...(talent.city && { city: talent.city })} />}
          </span>
        </div>
        {canMove && (
          <input
            type="checkbox"
            className={styles.tick}
            checked={isSelected}
            readOnly
            data-select={id}
            aria-label={t`Select ${name}`}
          />
        )}
      </div>
      <div className={styles.facts}>
        <span>
          {mustHaves && (
            <Trans>
              <b>
                {mustHaves.met} of {mustHaves.total}
              </b>{' '}
              must-haves
            </Trans>
          )}
        </span>
        {rating !== null && rating >= HIGH_RATING && (
          <span className={styles.star} role="img" aria-label={t`Your rating: ${rating} out of 5`}>
            <Icon glyph={IconStarFilled} size={16} />
          </span>
        )}
      </div>
      <div className={styles.overlap}>
        {typeof fit?.overlapHours === 'number' && (
          <>
            <span className={styles.band} aria-hidden="true">
              <span style={{ inlineSize: `${Math.min(1, fit.overlapHours / FULL_DAY) * 100}%` }} />
            </span>
            <Trans>{Math.round(fit.overlapHours)} h overlap</Trans>
          </>
        )}
      </div>
      <div className={styles.foot}>
        <State card={card} />
        <Waiting card={card} now={now} />
      </div>
    </article>
  )
})

function State({ card: { rejectionDueAt, tests, firstViewedAt } }: { card: Card }) {
  const scored = tests.find(({ percent }) => percent !== null)
  if (rejectionDueAt)
    return (
      <Chip tone="bad" size="small" glyph={null}>
        <Trans>Rejection pending</Trans>
      </Chip>
    )
  if (scored)
    return (
      <Chip tone="ok" size="small" glyph={null}>
        <Trans>{scored.percent} / 100</Trans>
      </Chip>
    )
  if (firstViewedAt === null)
    return (
      <Chip tone="brand" size="small">
        <Trans>Not opened</Trans>
      </Chip>
    )
  return (
    <span className={styles.quiet}>
      <Trans>Applied</Trans>
    </span>
  )
}

const [HOUR, DAY] = [3_600_000, 86_400_000]

/** How long the applicant has waited, and whether that is longer than promised. */
export function Waiting({ card: { submittedAt, isOverdue }, now }: { card: Card; now: number }) {
  const waited = now - Date.parse(submittedAt)
  const days = Math.floor(waited / DAY)
  const hours = Math.max(0, Math.floor(waited / HOUR))
  return (
    <span className={styles.waiting} data-late={isOverdue || undefined} suppressHydrationWarning>
      <Icon glyph={isOverdue ? IconAlertTriangle : IconClock} size={16} />
      {isOverdue && (
        <span className="visually-hidden">
          <Trans>Overdue:</Trans>
        </span>
      )}
      {days > 0 ? <Plural value={days} one="# d" other="# d" /> : <Plural value={hours} one="# h" other="# h" />}
    </span>
  )
}
