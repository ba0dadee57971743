import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Queue } from '#shared/features/base/operations/operations.contract.ts'
import { useNow, useReaderZone } from '#web/platform/clock/use-now.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { Time } from '#web/ui/time.tsx'
import { overviewQuery } from './operations-queries.ts'
import styles from './queue-strip.module.css'

const HOUR = 3_600_000
/** Share of the deadline after which the bar turns to a warning. */
const SOON = 0.7

/**
 * The queues, each with its count, how long the oldest case has waited, and how many are late: all of them, or on the page of one, in
 * a single row, those with cases.
 */
export function QueueStrip({ current, requestedAt }: { current?: string; requestedAt: number }) {
  const { t } = useLingui()
  const { data } = useSuspenseQuery({ ...overviewQuery(), refetchInterval: 60_000 })
  const row = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (current) row.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [current])
  const shown = current ? data.queues.filter(({ name, waiting }) => name === current || waiting > 0) : data.queues
  return (
    <nav aria-label={t`Queues`}>
      <ul role="list" className={styles.strip} data-row={current !== undefined || undefined} ref={row}>
        {shown.map((queue) => (
          <li key={queue.name} className={styles.item}>
            <Tile queue={queue} isCurrent={queue.name === current} requestedAt={requestedAt} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Tile({ queue, isCurrent, requestedAt }: { queue: Queue; isCurrent: boolean; requestedAt: number }) {
  const { title, href, waiting, late, oldestAt, promisedHours } = queue
  const now = useNow() ?? requestedAt
  const zone = useReaderZone() ?? 'UTC'
  const share = oldestAt === null ? 0 : (now - Date.parse(oldestAt)) / (promisedHours * HOUR)
  const state = share > 1 ? 'late' : share > SOON ? 'soon' : 'fine'
  return (
    <Link to={href} className={styles.tile} aria-current={isCurrent ? 'page' : undefined}>
      <span className={styles.head}>
        <span>{title}</span>
        {late > 0 && (
          <span className={styles.late}>
            <Icon glyph={IconAlertTriangle} size={16} />
            <Plural value={late} one="# late" other="# late" />
          </span>
        )}
      </span>
      <span className={styles.count}>{waiting}</span>
      <span className={styles.bar} data-state={state} aria-hidden>
        <span style={{ inlineSize: `${Math.min(1, share) * 100}%` }} suppressHydrationWarning />
      </span>
      <span className={styles.age}>
        {oldestAt === null ? (
          <Trans>Nothing waiting</Trans>
        ) : (
          <Trans>
            Oldest <Time at={Date.parse(oldestAt)} zone={zone} now={now} format="distance" />
          </Trans>
        )}
      </span>
      <span className={styles.promise}>
        <Target hours={promisedHours} />
      </span>
    </Link>
  )
}

const HOURS_PER_DAY = 24

/** From two days on in days. */
function Target({ hours }: { hours: number }) {
  const days = hours / HOURS_PER_DAY
  if (days < 2 || !Number.isInteger(days)) return <Plural value={hours} one="Target: # hour" other="Target: # hours" />
  return <Plural value={days} one="Target: # day" other="Target: # days" />
}
