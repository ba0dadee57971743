import type { DismissReason } from '#shared/features/jobs/recommendations/dismiss-reasons.ts'
import type { Recommendation } from '#shared/features/jobs/recommendations/recommendations.contract.ts'
import { JobCard } from '#web/features/jobs/jobs/parts/job-card.tsx'
import type { JobReader } from '#web/features/jobs/jobs/reader/use-job-reader.ts'
import type { CardMarks } from '#web/features/jobs/saved-jobs/marks/card-marks.tsx'
import { Card } from '#web/ui/card.tsx'
import { List } from '#web/ui/list-row.tsx'
import { NotInterested } from './dismissals/not-interested.tsx'
import styles from './recommendations.module.css'
import { Reasons } from './why/reasons.tsx'
import { WhyShown } from './why/why-shown.tsx'

type RecommendationCardProps = {
  recommendation: Recommendation
  reader: JobReader
  marks: CardMarks
  onDismiss: (reason: DismissReason) => void
}

export function RecommendationCard({ recommendation, reader, marks, onDismiss }: RecommendationCardProps) {
  const { job } = recommendation
  return (
    <Card padding="flush">
      <List>
        <JobCard job={job} reader={reader} {...marks} />
      </List>
      <div className={styles.why}>
        <Reasons recommendation={recommendation} reader={reader} />
        <div className={styles.foot}>
          <WhyShown jobId={job.id} />
          <NotInterested title={job.title} onDismiss={onDismiss} />
        </div>
      </div>
    </Card>
  )
}
