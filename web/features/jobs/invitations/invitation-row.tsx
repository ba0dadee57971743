import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { type InvitationStatus, isAccepted, isUnseen } from '#shared/features/jobs/invitations/invitation-status.ts'
import type { Invitation } from '#shared/features/jobs/invitations/invitations.contract.ts'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { OwnListCard } from '#web/features/jobs/jobs/parts/own-list-card.tsx'
import type { JobReader } from '#web/features/jobs/jobs/reader/use-job-reader.ts'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { Chip } from '#web/ui/chip.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { Time } from '#web/ui/time.tsx'
import { showToast } from '#web/ui/toast.tsx'
import styles from './invitations.module.css'
import { useAnswer } from './use-answer.ts'

const DeclineDialog = lazyPart(async () => (await import('./decline-dialog.tsx')).DeclineDialog)

const applyHref = (jobId: string) => `/jobs/${jobId}/apply`

export function InvitationRow({ invitation, reader }: { invitation: Invitation; reader: JobReader }) {
  const { id, status, job } = invitation
  const viewing = useAnswer(id)
  const { mutate } = viewing
  useEffect(() => {
    if (isUnseen(status)) mutate('view')
  }, [status, mutate])
  return (
    <OwnListCard
      job={job}
      reader={reader}
      mark={<StatusMark invitation={invitation} reader={reader} />}
      below={
        <div className={styles.below}>
          <blockquote className={styles.message}>
            <p>
              <bdi>{invitation.message}</bdi>
            </p>
            <footer className={styles.sender}>
              <bdi>{invitation.senderName || job.company.name}</bdi>
            </footer>
          </blockquote>
          <Answers invitation={invitation} />
        </div>
      }
    />
  )
}

function StatusMark({ invitation, reader }: { invitation: Invitation; reader: JobReader }) {
  const { t } = useLingui()
  const { status, expiresAt, isJobOpen, isJobInReview } = invitation
  const labels: Partial<Record<InvitationStatus, string>> = {
    accepted: t`Accepted`,
    declined: t`Declined`,
    ignored: t`Archived`,
    withdrawn: t`Withdrawn by the company`,
    expired: t`Expired`,
  }
  const label = labels[status]
  if (label)
    return (
      <Chip size="small" tone={isAccepted(status) ? 'ok' : 'neutral'}>
        {label}
      </Chip>
    )
  if (isJobInReview)
    return (
      <Chip size="small" tone="warn">
        <Trans>Changed, under review</Trans>
      </Chip>
    )
  if (!isJobOpen)
    return (
      <Chip size="small" tone="warn">
        <Trans>The job is closed</Trans>
      </Chip>
    )
  return (
    <Chip size="small" tone="sun">
      <span>
        <Trans>
          Reply by <Time at={Date.parse(expiresAt)} zone={reader.zone} now={reader.now} format="date" />
        </Trans>
      </span>
    </Chip>
  )
}

function Answers({ invitation }: { invitation: Invitation }) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const { id, can, job } = invitation
  const { name } = job.company
  const answering = useAnswer(id, async ({ status }) => {
    if (!isAccepted(status)) return
    await navigate(applyHref(job.id))
    await showToast({ text: t`Accepted. We have let ${name} know.` })
  })
  const [isDeclining, setIsDeclining] = useState(false)
  const problem = describeFailure(i18n, answering.error)
  const canAnswer = can.includes('accept') || can.includes('decline')
  if (invitation.isJobInReview && can.length > 0)
    return (
      <p className={styles.waiting}>
        <Trans>You can reply once the job has been reviewed.</Trans>
      </p>
    )
  if (!canAnswer) return null
  return (
    <>
      <div className={styles.answers}>
        {can.includes('accept') && (
          // A native button, because it is unmounted once the mutation is done.
          <PlainButton variant="filled" isPending={answering.isPending} onPress={() => answering.mutate('accept')}>
            <Trans>Accept and apply</Trans>
          </PlainButton>
        )}
        <PlainButton isDisabled={answering.isPending} onPress={() => setIsDeclining(true)}>
          <Trans>Decline</Trans>
        </PlainButton>
        <LinkButton variant="text" href={`/chat?company=${job.company.id}`}>
          <Trans>Ask a question</Trans>
        </LinkButton>
        {can.includes('ignore') && (
          <PlainButton variant="text" isDisabled={answering.isPending} onPress={() => answering.mutate('ignore')}>
            <Trans>Archive</Trans>
          </PlainButton>
        )}
      </div>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {isDeclining && (
        <Suspense fallback={null}>
          <DeclineDialog invitation={invitation} onClose={() => setIsDeclining(false)} />
        </Suspense>
      )}
    </>
  )
}
