import { Trans } from '@lingui/react/macro'
import { Link } from '#web/ui/link.tsx'
import styles from '../course.module.css'
import { textHref } from '../course-queries.ts'

/** Suggested in words, never switched silently. */
export function TextLink({ slug, lessonId }: { slug: string; lessonId?: string }) {
  return (
    <p className={styles.small}>
      <Trans>
        Slow connection?{' '}
        <Link to={textHref(slug, lessonId)} reloadDocument>
          Read it as a text page
        </Link>
        , less than 100 KB in all.
      </Trans>
    </p>
  )
}
