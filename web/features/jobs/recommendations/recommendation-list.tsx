import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import type { Recommendation } from '#shared/features/jobs/recommendations/recommendations.contract.ts'
import type { Instant } from '#shared/kit/time-zones.ts'
import { useJobReader } from '#web/features/jobs/jobs/reader/use-job-reader.ts'
import { useCardMarks } from '#web/features/jobs/saved-jobs/marks/card-marks.tsx'
import { RecommendationCard } from './recommendation-card.tsx'
import styles from './recommendations.module.css'
import { useRecommendationChanges } from './use-recommendations.ts'

export function RecommendationList({ items, requestedAt }: { items: readonly Recommendation[]; requestedAt: Instant }) {
  const { t } = useLingui()
  const reader = useJobReader(requestedAt)
  const { dismiss } = useRecommendationChanges()
  const { extras, isHidden } = useCardMarks(items.map(({ job }) => job))
  const list = useRef<HTMLOListElement>(null)
  return (
    <ol ref={list} role="list" className={styles.list} aria-label={t`Recommended jobs, best first`} tabIndex={-1}>
      {items
        .filter(({ job }) => !isHidden(job))
        .map((item) => (
          <li key={item.job.id}>
            <RecommendationCard
              recommendation={item}
              reader={reader}
              marks={extras(item.job)}
              onDismiss={(reason) =>
                dismiss.mutate(
                  { jobId: item.job.id, reason },
                  // The focused button disappears with its card: without this the next Tab would start at the top of the page.
                  { onSuccess: () => list.current?.focus() },
                )
              }
            />
          </li>
        ))}
    </ol>
  )
}
