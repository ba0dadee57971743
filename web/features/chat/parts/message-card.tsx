import { Trans } from '@lingui/react/macro'
import { IconBriefcase, IconDeviceLaptop } from '@tabler/icons-react'
import type { Message } from '#shared/features/chat/message.contract.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import styles from './parts.module.css'

type MessageCardProps = { card: NonNullable<Message['card']>; job: Message['job'] }

export function MessageCard({ card, job }: MessageCardProps) {
  if (card.kind === 'self_check')
    return (
      <div className={styles.card}>
        <span className={styles.mark}>
          <Icon glyph={IconDeviceLaptop} size={20} />
        </span>
        <span className={styles.fileWords}>
          <Link to="/test" className={styles.fileName}>
            <Trans>Try your camera, microphone and line</Trans>
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
        <Trans>A job that is not there any more</Trans>
      </p>
    )
  return (
    <div className={styles.card}>
      <span className={styles.mark}>
        <Icon glyph={IconBriefcase} size={20} />
      </span>
      <span className={styles.fileWords}>
        <Link to={`/jobs/${job.slug}`} className={styles.fileName}>
          <bdi>{job.title}</bdi>
        </Link>
        <span className={styles.fileSize}>
          <bdi>{job.company.name}</bdi>
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
