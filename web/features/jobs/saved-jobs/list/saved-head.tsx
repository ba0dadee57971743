import { useLingui } from '@lingui/react/macro'
import type { SavedJobSort } from '#shared/features/jobs/saved-jobs/job-mark-kinds.ts'
import type { SavedJobsPage } from '#shared/features/jobs/saved-jobs/saved-jobs.contract.ts'
import { ChoiceLinks } from '#web/features/jobs/jobs/parts/choice-links.tsx'
import styles from '../saved-jobs.module.css'
import { type SavedView, viewHref } from './saved-view.ts'

export function SavedHead({ view, totals }: { view: SavedView; totals: SavedJobsPage['totals'] }) {
  const { t } = useLingui()
  const showing = (show: SavedView['show'], label: string, count: number) => ({
    href: viewHref({ ...view, show }),
    label,
    count,
    isCurrent: view.show === show,
  })
  const sorted = (sort: SavedJobSort, label: string) => ({
    href: viewHref({ ...view, sort }),
    label,
    isCurrent: view.sort === sort,
  })
  return (
    <div className={styles.head}>
      <ChoiceLinks
        label={t`Saved jobs to show`}
        links={[
          showing('all', t`All`, totals.open + totals.closed),
          showing('open', t`Open`, totals.open),
          showing('closed', t`Closed`, totals.closed),
        ]}
      />
      <ChoiceLinks
        label={t`Sort by`}
        links={[sorted('saved', t`Recently saved`), sorted('closing', t`Closing soon`)]}
      />
    </div>
  )
}
