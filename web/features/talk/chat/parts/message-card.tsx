import { Trans } from '@lingui/react/macro'
import { IconBriefcase, IconDeviceLaptop } from '@tabler/icons-react'
import type { Message } from '#shared/features/talk/chat/message.contract.ts'
import { usePayText } from '#web/features/jobs/jobs/parts/pay-text.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import styles from './parts.module.css'

type Job = NonNullable<Message['job']>
type ShownJob = Pick<Job, 'slug' | 'title' | 'pay' | 'isOpen'> & { company: Pick<Job['company'], 'name'> }
type MessageCardProps = { card: NonNullable<Message['card']>; job: ShownJob | null }

export function MessageCard({ card, job }: MessageCardProps) {
  const { describeWithPeriod } = usePayText()
  if (card.kind === 'self_check')
    return (
      <div className={styles.card}>
        <span className={styles.mark}>
          <Icon glyph={IconDeviceLaptop} size={20} />
        </span>
        <span className={styles.fileText}>
          <Link to="/test" className={styles.fileName}>
            <Trans>Test your camera, microphone and connection</Trans>
          </Link>
          <span className={styles.fileSize}>
            <Trans>About 1 minute. Nothing is recorded.</Trans>
          </span>
        </span>
      </div>
    )
  if (!job)
    return (
      <p className={styles.card}>
        <Trans>This job is no longer available</Trans>
      </p>
    )
  return (
    <div className={styles.card}>
      <span className={styles.mark}>
        <Icon glyph={IconBriefcase} size={20} />
      </span>
      <span className={styles.fileText}>
        <Link to={`/jobs/${job.slug}`} className={styles.fileName}>
          <bdi>{job.title}</bdi>
        </Link>
        <span className={styles.fileSize}>
          <bdi>{job.company.name}</bdi>
          {job.pay && (
            <>
              {' '}
              · <bdi>{describeWithPeriod(job.pay, job.pay.period)}</bdi>
            </>
          )}
          {!job.isOpen && (
            <>
              {' '}
              · <Trans>Closed</Trans>
            </>
          )}
        </span>
      </span>
    </div>
  )
}
