import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Interview, interviews } from '#shared/features/hiring/interviews/interviews.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { refreshInterviews } from '../interview-queries.ts'
import { BothTimes } from './both-times.tsx'
import styles from './parts.module.css'
import pickingStyles from './picking.module.css'

type MoveAnswerProps = { interview: Interview; side: 'talent' | 'company' }

/** The proposed new times: to choose from for one side, waiting for the other. */
export function MoveAnswer({ interview, side }: MoveAnswerProps) {
  const { i18n } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const { id, proposedTimes, can, startsAt, endsAt, companyClock, talentClock } = interview
  const [own, other] = side === 'talent' ? [talentClock, companyClock] : [companyClock, talentClock]
  const answering = useMutation({
    mutationFn: (chosen: string | null): Promise<Interview> => {
      const input = { params: { id }, body: { startsAt: chosen } }
      return side === 'company'
        ? callApi<typeof interviews.answerForCompany>(client, 'POST /company/api/interviews/:id/times/answer', input)
        : callApi<typeof interviews.answer>(client, 'POST /talent/api/interviews/:id/times/answer', input)
    },
    onSettled: () => refreshInterviews(cache),
  })
  if (proposedTimes.length === 0) return null
  const length = Date.parse(endsAt) - Date.parse(startsAt)
  const problem = describeFailure(i18n, answering.error)
  const isAsked = can.includes('agree')
  return (
    <div className={styles.page}>
      <p className={styles.meta}>
        {isAsked ? <Trans>Another time has been proposed:</Trans> : <Trans>You asked to move it to:</Trans>}
      </p>
      <ul role="list" className={styles.page}>
        {proposedTimes.map((time) => (
          <li key={time} className={pickingStyles.time}>
            <BothTimes from={Date.parse(time)} to={Date.parse(time) + length} own={own} other={other} />
            {isAsked && (
              <PlainButton isDisabled={answering.isPending} onPress={() => answering.mutate(time)}>
                <Trans>Choose</Trans>
              </PlainButton>
            )}
          </li>
        ))}
      </ul>
      {isAsked && (
        <div className={styles.actions}>
          <PlainButton isDisabled={answering.isPending} onPress={() => answering.mutate(null)}>
            <Trans>Keep the time</Trans>
          </PlainButton>
        </div>
      )}
      {problem && (
        <p role="alert" className={pickingStyles.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}
