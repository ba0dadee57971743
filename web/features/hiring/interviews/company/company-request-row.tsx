import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Availability } from '#shared/features/hiring/interviews/interview-facts.contract.ts'
import type {
  CompanyInterviewRequest,
  interviewRequests,
} from '#shared/features/hiring/interviews/interview-requests.contract.ts'
import {
  awaitsTalentReply,
  isAcceptedRequest,
  isCountered,
  isDeclinedRequest,
} from '#shared/features/hiring/interviews/request-status.ts'
import { formatWeekday } from '#shared/kit/time-format.ts'
import { MINUTE } from '#shared/kit/time-zones.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { formatMinute } from '#web/features/people/talents/format-minute.ts'
import { Chip } from '#web/ui/chip.tsx'
import { Link } from '#web/ui/link.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { refreshInterviews } from '../interview-queries.ts'
import { BothTimes } from '../parts/both-times.tsx'
import { Panel } from '../parts/interview-row.tsx'
import { useDeclineText, useKindText, useRequestStatusText } from '../parts/interview-text.ts'
import styles from '../parts/parts.module.css'
import pickingStyles from '../parts/picking.module.css'

/** A request as the company sees it: the offered times, or the ones the applicant proposed instead. */
export function CompanyRequestRow({
  request,
  isOnApplicant = false,
}: {
  request: CompanyInterviewRequest
  isOnApplicant?: boolean
}) {
  const { i18n } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const kinds = useKindText()
  const statuses = useRequestStatusText()
  const reasons = useDeclineText()
  const { id, status, talent, job, kind, minutes, can, applicationId, companyClock, talentClock } = request
  const withdrawing = useMutation({
    mutationFn: () =>
      callApi<typeof interviewRequests.withdraw>(client, 'POST /company/api/interview-requests/:id/withdraw', {
        params: { id },
      }),
    onSettled: () => refreshInterviews(cache),
  })
  const agreeing = useMutation({
    mutationFn: (timeId: string) =>
      callApi<typeof interviewRequests.agree>(client, 'POST /company/api/interview-requests/:id/accept', {
        params: { id },
        body: { timeId },
      }),
    onSettled: () => refreshInterviews(cache),
  })
  const problem = describeFailure(i18n, agreeing.error ?? withdrawing.error)
  const by = isCountered(status) ? 'talent' : 'company'
  const isPending = withdrawing.isPending || agreeing.isPending
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <div>
          <h3 className={styles.title}>
            {isOnApplicant ? (
              kinds[kind]
            ) : (
              <Link to={`/company/applicants/${applicationId}`}>
                <bdi>{talent.name}</bdi>
              </Link>
            )}
          </h3>
          {!isOnApplicant && (
            <p className={styles.meta}>
              {kinds[kind]}
              {' · '}
              <bdi>{job.title}</bdi>
            </p>
          )}
          <Panel interview={request} />
        </div>
        <Chip size="small" tone={isAcceptedRequest(status) ? 'ok' : isCountered(status) ? 'sun' : 'neutral'}>
          {statuses[status]}
        </Chip>
      </div>
      {request.counterMessage && (
        <blockquote className={styles.quote}>
          <bdi>{request.counterMessage}</bdi>
        </blockquote>
      )}
      {isDeclinedRequest(status) && request.declineReason && (
        <p className={styles.meta}>
          {reasons[request.declineReason]}
          {request.declineNote && (
            <>
              {': '}
              <bdi>{request.declineNote}</bdi>
            </>
          )}
        </p>
      )}
      {awaitsTalentReply(status) && request.availability && <Offered availability={request.availability} />}
      {can.length > 0 && (
        <ul role="list" className={styles.page}>
          {request.times
            .filter((time) => time.by === by)
            .map(({ id: timeId, startsAt, isTaken }) => {
              const from = Date.parse(startsAt)
              return (
                <li key={timeId} className={pickingStyles.time}>
                  <BothTimes from={from} to={from + minutes * MINUTE} own={companyClock} other={talentClock} />
                  {isTaken && <Trans>No longer free</Trans>}
                  {!isTaken && can.includes('accept') && (
                    <PlainButton isDisabled={isPending} onPress={() => agreeing.mutate(timeId)}>
                      <Trans>Choose</Trans>
                    </PlainButton>
                  )}
                </li>
              )
            })}
        </ul>
      )}
      {problem && (
        <p role="alert" className={pickingStyles.problem}>
          {problem}
        </p>
      )}
      {can.includes('withdraw') && (
        <div className={styles.actions}>
          <PlainButton variant="danger-text" isPending={withdrawing.isPending} onPress={() => withdrawing.mutate()}>
            <Trans>Withdraw request</Trans>
          </PlainButton>
        </div>
      )}
    </li>
  )
}

/** The days and hours the applicant chooses from. */
function Offered({ availability: { from, to, hours } }: { availability: Availability }) {
  const { i18n } = useLingui()
  const [first, last] = [from, to].map((date) => formatWeekday(Date.parse(date), 'UTC', i18n.locale))
  const [start, end] = hours ? [hours.from, hours.to].map((minute) => formatMinute(minute, i18n.locale)) : []
  return (
    <p className={styles.meta}>
      <Trans>
        They choose from your free time, {first} – {last}
      </Trans>
      {hours && `, ${start}–${end}`}
    </p>
  )
}
