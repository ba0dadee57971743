import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CompanyOutcome } from '#shared/features/hiring/interviews/interview-kinds.ts'
import type { Interview, interviews } from '#shared/features/hiring/interviews/interviews.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { confirm } from '#web/ui/confirm-dialog-host.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { focusHeadingIfLost } from '#web/ui/use-lost-focus.ts'
import { refreshInterviews } from '../interview-queries.ts'
import styles from '../parts/parts.module.css'
import pickingStyles from '../parts/picking.module.css'

type OutcomeActionsProps = { interview: Interview; name: string; side: 'talent' | 'company' }

/** Once an interview has started: it took place, nobody came, or the call did not work. */
export function OutcomeActions({ interview: { id, can }, name, side }: OutcomeActionsProps) {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const settle = useMutation({
    mutationFn: (outcome: CompanyOutcome): Promise<unknown> =>
      side === 'company'
        ? callApi<typeof interviews.settleForCompany>(client, 'POST /company/api/interviews/:id/outcome', {
            params: { id },
            body: { outcome },
          })
        : callApi<typeof interviews.settle>(client, 'POST /talent/api/interviews/:id/outcome', {
            params: { id },
            body: { outcome: outcome === 'absent' ? 'absent' : 'failed' },
          }),
    onSuccess: async () => {
      await refreshInterviews(cache)
      focusHeadingIfLost()
    },
  })
  const report = async (outcome: 'absent' | 'failed') => {
    const isSure = await confirm({
      title: outcome === 'absent' ? t`Report ${name} as a no-show?` : t`Report a technical problem?`,
      consequences:
        outcome === 'absent'
          ? t`We will let ${name} know, and the interview is closed. You can still arrange a new one.`
          : side === 'company'
            ? t`We will let ${name} know. A technical problem does not count against anyone. The applicant can choose a new time from your team’s free time.`
            : t`We will let ${name} know. A technical problem does not count against anyone. If their team has free time, you get new times to choose from.`,
      keepLabel: t`Go back`,
      actionLabel: t`Report`,
    })
    if (isSure) settle.mutate(outcome)
  }
  const canMiss = can.includes('miss_talent') || can.includes('miss_company')
  if (!canMiss && !can.includes('complete') && !can.includes('fail')) return null
  const problem = describeFailure(i18n, settle.error)
  return (
    <>
      <div className={styles.actions}>
        {can.includes('complete') && (
          <PlainButton isPending={settle.isPending} onPress={() => settle.mutate('held')}>
            <Trans>It took place</Trans>
          </PlainButton>
        )}
        {canMiss && (
          <PlainButton variant="text" isDisabled={settle.isPending} onPress={() => void report('absent')}>
            {side === 'company' ? <Trans>The applicant did not come</Trans> : <Trans>Nobody came</Trans>}
          </PlainButton>
        )}
        {can.includes('fail') && (
          <PlainButton variant="text" isDisabled={settle.isPending} onPress={() => void report('failed')}>
            <Trans>The call did not work</Trans>
          </PlainButton>
        )}
      </div>
      {problem && (
        <p role="alert" className={pickingStyles.problem}>
          {problem}
        </p>
      )}
    </>
  )
}
