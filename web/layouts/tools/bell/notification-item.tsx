import { Plural, useLingui } from '@lingui/react/macro'
import { IconBook, IconBriefcase, IconFileZip, IconMessage, IconShieldLock } from '@tabler/icons-react'
import { formatDistance, formatRelativeDay, formatTime } from '#shared/kit/time-format.ts'
import type { NotificationGroup as Topic } from '#shared/notification-facts.ts'
import { useIdentity } from '#web/app/session/session-context.tsx'
import { useClock } from '#web/platform/clock/use-clock.ts'
import { useNow, useReaderZone } from '#web/platform/clock/use-now.ts'
import { type Glyph, Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import type { NotificationGroup } from './notification-groups.ts'
import styles from './notification-item.module.css'

const glyphs: Record<Topic, Glyph> = {
  talk: IconMessage,
  jobs: IconBriefcase,
  learning: IconBook,
  security: IconShieldLock,
  data: IconFileZip,
}

export function NotificationItem({ group, onOpen }: { group: NotificationGroup; onOpen: () => void }) {
  const { t } = useLingui()
  return (
    <li className={styles.item} data-unread={!group.isRead || undefined}>
      <span className={styles.tile}>
        <Icon glyph={glyphs[group.group]} />
      </span>
      <div>
        <Link to={group.href} className={styles.link} onClick={onOpen}>
          {!group.isRead && <span className="visually-hidden">{t`Unread:`} </span>}
          <bdi>{group.title}</bdi>
        </Link>
        <p className={styles.time}>
          <Age at={group.at} />
          {group.all.length > 1 && (
            <>
              {' · '}
              <Plural value={group.all.length} one="# time" other="# times" />
            </>
          )}
        </p>
      </div>
      {!group.isRead && <span className={styles.dot} />}
    </li>
  )
}

/** How long ago it was; the exact time is in the tooltip. */
function Age({ at }: { at: string }) {
  const { i18n } = useLingui()
  const clock = useClock()
  const readerZone = useReaderZone()
  const zone = useIdentity()?.timeZone ?? readerZone ?? 'UTC'
  const moment = Date.parse(at)
  const now = useNow() ?? moment
  const when = `${formatRelativeDay(moment, now, zone, i18n.locale)}, ${formatTime(moment, zone, i18n.locale, clock)}`
  // A notification that has just arrived may be newer than the clock, which ticks once a minute.
  const age = formatDistance(Math.min(moment, now), now, i18n.locale)
  return (
    <time dateTime={at} title={when}>
      {age}
    </time>
  )
}
