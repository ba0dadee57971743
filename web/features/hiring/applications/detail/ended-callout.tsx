import { Trans } from '@lingui/react/macro'
import { IconCircleCheck, IconDoorExit, IconFlag, IconHourglassEmpty, IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { EndedStatus } from '#shared/features/hiring/applications/application-status.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { applyHref } from '../application-hrefs.ts'
import { useRejectReasonText, useWithdrawText } from '../texts/reason-text.ts'
import { useDates } from '../texts/use-dates.ts'
import styles from './detail.module.css'
import { NextFrame, type NextProps } from './next-frame.tsx'
import { RejectionFeedback } from './rejection-feedback.tsx'

export function EndedCallout(props: NextProps) {
  const parts: Record<EndedStatus, (shown: NextProps) => ReactNode> = {
    hired: Hired,
    not_selected: Rejected,
    withdrawn: Withdrawn,
    closed_job: JobClosed,
    expired_no_reply: NoReply,
  }
  const Part = parts[props.application.status as EndedStatus]
  return <Part {...props} />
}

function Hired({ application: { company } }: NextProps) {
  return (
    <NextFrame
      glyph={IconCircleCheck}
      title={
        <Trans>
          <bdi>{company.name}</bdi> hired you
        </Trans>
      }
    >
      <p>
        <Trans>The next steps are between you and them. Your other applications are unaffected.</Trans>
      </p>
    </NextFrame>
  )
}

function Rejected(props: NextProps) {
  const { application, reader } = props
  const labels = useRejectReasonText()
  const { day } = useDates(reader)
  const { company, rejection, timeline } = application
  const { name } = company
  const opened = timeline.find(({ event, by }) => (event === 'look' || event === 'seen') && by === 'company')
  const read = opened && day(opened.at)
  return (
    <NextFrame
      tone="quiet"
      glyph={IconFlag}
      title={
        rejection?.reason === 'position_cancelled' ? (
          <Trans>
            <bdi>{name}</bdi> is not filling this job
          </Trans>
        ) : (
          <Trans>
            <bdi>{name}</bdi> chose someone else
          </Trans>
        )
      }
      actions={<Again {...props} />}
    >
      <p suppressHydrationWarning>
        {rejection && labels[rejection.reason]} {read && <Trans>They read your application on {read}.</Trans>}
      </p>
      {rejection && <RejectionFeedback rejection={rejection} />}
      <ReapplyDate {...props} />
    </NextFrame>
  )
}

function Withdrawn(props: NextProps) {
  const { application, reader } = props
  const labels = useWithdrawText()
  const { day } = useDates(reader)
  const { withdrawal } = application
  const on = withdrawal && day(withdrawal.at)
  const reason = withdrawal?.reason && labels[withdrawal.reason]
  return (
    <NextFrame
      tone="quiet"
      glyph={IconDoorExit}
      title={
        <span suppressHydrationWarning>{on ? <Trans>You withdrew on {on}</Trans> : <Trans>You withdrew</Trans>}</span>
      }
      actions={<Again {...props} />}
    >
      {reason && (
        <p>
          <Trans>Your reason: {reason}</Trans>
        </p>
      )}
      {withdrawal?.note && (
        <blockquote className={styles.feedback}>
          <bdi>{withdrawal.note}</bdi>
        </blockquote>
      )}
      <ReapplyDate {...props} />
    </NextFrame>
  )
}

function JobClosed(props: NextProps) {
  const { name } = props.application.company
  return (
    <NextFrame tone="quiet" glyph={IconLock} title={<Trans>The job was closed</Trans>} actions={<Again {...props} />}>
      <p>
        <Trans>
          <bdi>{name}</bdi> closed the job before reaching a decision. This is no reflection on your application.
        </Trans>
      </p>
    </NextFrame>
  )
}

function NoReply(props: NextProps) {
  const { name } = props.application.company
  const isAsked = props.application.timeline.some(({ entry, event }) => entry === 'asked_why' || event === 'give_up')
  return (
    <NextFrame
      tone="quiet"
      glyph={IconHourglassEmpty}
      title={
        <Trans>
          <bdi>{name}</bdi> never replied
        </Trans>
      }
      actions={<Again {...props} />}
    >
      <p>
        {isAsked ? (
          <Trans>You closed it and we asked them why. Their answer will appear in the conversation.</Trans>
        ) : (
          <Trans>
            The reply was due two weeks ago, so we closed the application for you. No need to wait any longer.
          </Trans>
        )}{' '}
        <Trans>It counts towards their public reply rate.</Trans>
      </p>
      <ReapplyDate {...props} />
    </NextFrame>
  )
}

function Again({ application: { can, job } }: NextProps) {
  if (!can.includes('reapply')) return null
  return (
    <LinkButton href={applyHref(job.id)}>
      <Trans>Apply again</Trans>
    </LinkButton>
  )
}

function ReapplyDate({ application: { can, reapplyFrom, isJobOpen }, reader }: NextProps) {
  const { day } = useDates(reader)
  if (can.includes('reapply') || !reapplyFrom || !isJobOpen) return null
  const from = day(reapplyFrom)
  return (
    <p suppressHydrationWarning>
      <Trans>You can apply for this job again from {from}.</Trans>
    </p>
  )
}
