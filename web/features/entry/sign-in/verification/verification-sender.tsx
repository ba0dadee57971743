import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { signUp } from '#shared/features/entry/sign-in/sign-up.contract.ts'
import { callApi } from '#web/app/api.ts'
import { failureOf, useFormOutcome } from '#web/app/form/form-outcome.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import styles from '../auth-page.module.css'
import { ResendButton } from '../resend-button.tsx'

export const verificationState = endpointQuery<typeof signUp.verificationState>('GET /shared/api/user/verification')

const PLAIN_NAME = 'send-code'

/** Emails another code on request. The server sets the wait, so it survives a reload. */
export function VerificationSender({ email }: { email: string }) {
  const { client } = useSession()
  const { i18n } = useLingui()
  const queries = useQueryClient()
  const { data } = useQuery(verificationState)
  const sending = useMutation({
    mutationFn: () => callApi<typeof signUp.sendVerification>(client, 'POST /email/verification-notification'),
    onSettled: () => queries.invalidateQueries({ queryKey: verificationState.queryKey }),
  })
  const outcome = useFormOutcome()
  const isSent = sending.data !== undefined || (outcome?.form === PLAIN_NAME && outcome.failure === null)
  const failure = sending.error ?? (sending.isIdle ? failureOf(outcome, PLAIN_NAME) : null)
  return (
    <ResendButton
      plainName={PLAIN_NAME}
      nextSendAt={sending.data?.nextSendAt ?? data?.nextSendAt ?? null}
      isPending={sending.isPending}
      onPress={() => sending.mutate()}
    >
      {isSent && (
        <p className={styles.note}>
          <Trans>
            Sent to <bdi>{email}</bdi>. If you cannot see it, check your spam folder.
          </Trans>
        </p>
      )}
      {failure && <p className={styles.problem}>{describeFailure(i18n, failure)}</p>}
    </ResendButton>
  )
}
