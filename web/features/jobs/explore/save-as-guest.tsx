import { useLingui } from '@lingui/react/macro'
import { IconBookmark } from '@tabler/icons-react'
import type { JobCard } from '#shared/features/jobs/jobs/jobs.contract.ts'
import { jobHref } from '#web/features/jobs/jobs/parts/job-card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import styles from './explore.module.css'

/** Saving requires an account; the sign-up link carries the job and the country along. */
export function SaveAsGuest({ job: { id, title }, country }: { job: JobCard; country: string | null }) {
  const { t } = useLingui()
  const search = new URLSearchParams({ redirect: jobHref(id), save: id, ...(country && { livesIn: country }) })
  return (
    <Link to={`/signup?${search}`} className={styles.save} aria-label={t`Create an account to save ${title}`}>
      <Icon glyph={IconBookmark} size={20} />
    </Link>
  )
}
