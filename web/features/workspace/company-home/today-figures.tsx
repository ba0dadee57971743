import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { CompanyOverview } from '#shared/features/workspace/company-home/company-home.contract.ts'
import { isLanded } from '#shared/screens.ts'
import { Link } from '#web/ui/link.tsx'
import { Stat } from '#web/ui/stat.tsx'
import styles from './company-home.module.css'

export function TodayFigures({ overview: { applicants, jobs, unreadConversations } }: { overview: CompanyOverview }) {
  return (
    <ul role="list" className={styles.figures}>
      <Figure href="/company/jobs" label={<Trans>New applicants</Trans>} value={applicants.unseen} />
      <Figure
        href="/company/jobs"
        label={<Trans>Replies overdue</Trans>}
        value={applicants.overdue}
        isLate={applicants.overdue > 0}
      />
      <Figure
        href="/company/jobs"
        label={<Trans>Drafts</Trans>}
        value={jobs.drafts}
        note={
          (jobs.returned > 0 && <Trans>{jobs.returned} returned for changes</Trans>) ||
          (jobs.inReview > 0 && <Trans>{jobs.inReview} in review</Trans>)
        }
      />
      <Figure href="/company/inbox" label={<Trans>Unread conversations</Trans>} value={unreadConversations} />
    </ul>
  )
}

type FigureProps = { href: string; label: ReactNode; value: number; note?: ReactNode; isLate?: boolean }

function Figure({ href, label, value, note, isLate = false }: FigureProps) {
  const tile = { className: styles.figure, 'data-tone': isLate ? 'warn' : undefined }
  const stat = <Stat label={label} value={value} note={note} />
  return (
    <li>
      {isLanded(href) ? (
        <Link to={href} {...tile}>
          {stat}
        </Link>
      ) : (
        <div {...tile}>{stat}</div>
      )}
    </li>
  )
}
