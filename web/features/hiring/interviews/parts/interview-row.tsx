import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, Suspense, useState } from 'react'
import { isCancelled, isUpcoming } from '#shared/features/hiring/interviews/interview-status.ts'
import type { Interview } from '#shared/features/hiring/interviews/interviews.contract.ts'
import { hasRoom } from '#shared/features/hiring/interviews/room-window.ts'
import { listFormat } from '#shared/kit/intl/formatters.ts'
import { useRoleNames } from '#web/features/people/companies/role-names.ts'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { Chip } from '#web/ui/chip.tsx'
import { CompanyMark } from '#web/ui/company-mark.tsx'
import { Link } from '#web/ui/link.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { Feedback } from '../after/feedback.tsx'
import { OutcomeActions } from '../after/outcome-actions.tsx'
import { WhatFollows } from '../after/what-follows.tsx'
import { Preparation } from '../prepare/preparation.tsx'
import { BothTimes } from './both-times.tsx'
import { useCancelText, useInterviewStatusText, useKindText, useModeText } from './interview-text.ts'
import { MoveAnswer } from './move-answer.tsx'
import { MoveButton } from './move-button.tsx'
import styles from './parts.module.css'
import { RoomLink } from './room-link.tsx'

const CancelDialog = lazyPart(async () => (await import('./cancel-dialog.tsx')).CancelDialog)

type InterviewRowProps = {
  interview: Interview
  /** Who is met: the company, or the applicant. */
  title: string
  titleHref?: string
  side: 'talent' | 'company'
}

export function InterviewRow({ interview, title, titleHref, side }: InterviewRowProps) {
  const [isCancelling, setIsCancelling] = useState(false)
  const kinds = useKindText()
  const statuses = useInterviewStatusText()
  const { status, kind, job, can, startsAt, endsAt, companyClock, talentClock } = interview
  const [own, other] = side === 'talent' ? [talentClock, companyClock] : [companyClock, talentClock]
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <div className={styles.lead}>
          {side === 'talent' && <CompanyMark name={title} />}
          <div>
            <h2 className={styles.title}>
              {titleHref ? (
                <Link to={titleHref}>
                  <bdi>{title}</bdi>
                </Link>
              ) : (
                <bdi>{title}</bdi>
              )}
            </h2>
            <p className={styles.meta}>
              {kinds[kind]}
              {' · '}
              <bdi>{job.title}</bdi>
            </p>
          </div>
        </div>
        <Chip size="small" tone={isCancelled(status) ? 'neutral' : isUpcoming(status) ? 'ok' : 'info'}>
          {statuses[status]}
        </Chip>
      </div>
      <BothTimes from={Date.parse(startsAt)} to={Date.parse(endsAt)} own={own} other={other} />
      <Where interview={interview} side={side} />
      <Panel interview={interview} />
      <WhyCancelled interview={interview} side={side} />
      <MoveAnswer interview={interview} side={side} />
      <Preparation interview={interview} name={title} side={side} />
      <WhatFollows interview={interview} name={title} side={side} isOnApplicant={side === 'company' && !titleHref} />
      <OutcomeActions interview={interview} name={title} side={side} />
      <Feedback interview={interview} name={title} side={side} />
      {can.includes('cancel') && (
        <div className={styles.actions}>
          <MoveButton interview={interview} name={title} side={side} />
          <PlainButton variant="danger-text" onPress={() => setIsCancelling(true)}>
            <Trans>Cancel interview</Trans>
          </PlainButton>
        </div>
      )}
      <Suspense fallback={null}>
        {isCancelling && (
          <CancelDialog id={interview.id} name={title} side={side} onClose={() => setIsCancelling(false)} />
        )}
      </Suspense>
    </li>
  )
}

function Where({ interview, side }: Pick<InterviewRowProps, 'interview' | 'side'>): ReactNode {
  const modes = useModeText()
  const { mode, place, status } = interview
  // A call may take longer than planned, and whoever lost it finds the way back here until the room closes.
  if (hasRoom(interview)) return isCancelled(status) ? null : <RoomLink interview={interview} side={side} />
  if (!isUpcoming(status) || !place) return null
  if (mode === 'link')
    return (
      <div className={styles.actions}>
        <LinkButton href={place}>
          <Trans>Open the call</Trans>
        </LinkButton>
      </div>
    )
  return (
    <p className={styles.meta}>
      {modes[mode]}
      {': '}
      <bdi translate="no">{place}</bdi>
    </p>
  )
}

export function Panel({ interview: { panel } }: { interview: Pick<Interview, 'panel'> }) {
  const { i18n } = useLingui()
  const roles = useRoleNames()
  const people = panel.filter(({ name }) => name !== '')
  const names = listFormat(i18n.locale).format(
    people.map(({ name, role }) => (role === null ? name : `${name} (${roles[role]})`)),
  )
  if (names === '') return null
  return (
    <p className={styles.meta}>
      <Trans>
        With <bdi>{names}</bdi>
      </Trans>
    </p>
  )
}

function WhyCancelled({ interview, side }: Pick<InterviewRowProps, 'interview' | 'side'>) {
  const reasons = useCancelText()
  const { cancelReason, cancelNote, cancelledBy } = interview
  if (cancelledBy === null) return null
  return (
    <p className={styles.meta}>
      {cancelledBy === 'system' && <Trans>The application ended.</Trans>}
      {cancelledBy === 'talent' &&
        (side === 'talent' ? <Trans>You cancelled this interview.</Trans> : <Trans>Cancelled by the applicant.</Trans>)}
      {cancelledBy === 'company' && <Trans>Cancelled by the company.</Trans>}
      {cancelReason && ` ${reasons[cancelReason]}.`}
      {cancelNote && (
        <>
          {' '}
          <bdi>{cancelNote}</bdi>
        </>
      )}
    </p>
  )
}
