import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { EmailChange, EmailSide, emailChanges } from '#shared/features/entry/security/account-recovery.contract.ts'
import { callApi } from '#web/app/api.ts'
import { LocalTime } from '#web/app/clock/local-time.tsx'
import { useSession } from '#web/app/session/session-context.tsx'
import part from '#web/app/settings/settings-part.module.css'
import { describeError } from '#web/app/words/error-messages.ts'
import { ResendButton } from '#web/features/entry/sign-in/resend-button.tsx'
import { Button } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Well } from '#web/ui/well.tsx'
import styles from '../security.module.css'
import { emailChangeState } from '../security-queries.ts'
import { SideForm } from './side-form.tsx'

type PendingChangeProps = { change: EmailChange; oldEmail: string }

export function PendingChange({ change, oldEmail }: PendingChangeProps) {
  const { i18n } = useLingui()
  const { client } = useSession()
  const queryClient = useQueryClient()
  const show = (next: EmailChange | null) => queryClient.setQueryData(emailChangeState.queryKey, { change: next })
  const resend = useMutation({
    mutationFn: () =>
      callApi<typeof emailChanges.ask>(client, 'POST /user/email-change', { body: { email: change.newEmail } }),
    onSuccess: show,
  })
  const cancel = useMutation({
    mutationFn: () => callApi<typeof emailChanges.cancel>(client, 'DELETE /user/email-change'),
    onSuccess: () => show(null),
  })
  useRefreshOnReturn()
  const failure = resend.error ?? cancel.error
  return (
    <>
      <Callout>
        <Trans>
          Confirm both addresses by <LocalTime at={change.expiresAt} />. Use the link or the code in each email.
        </Trans>
      </Callout>
      <Side side="old" email={oldEmail} isConfirmed={change.isOldConfirmed} />
      <Side side="new" email={change.newEmail} isConfirmed={change.isNewConfirmed} />
      <ResendButton nextSendAt={change.nextSendAt} isPending={resend.isPending} onPress={() => resend.mutate()} />
      <div>
        <Button variant="danger-text" isPending={cancel.isPending} onPress={() => cancel.mutate()}>
          <Trans>Keep current address</Trans>
        </Button>
      </div>
      <p role="alert" className={part.problem}>
        {failure && i18n._(describeError(failure))}
      </p>
    </>
  )
}

function Side({ side, email, isConfirmed }: { side: EmailSide; email: string; isConfirmed: boolean }) {
  return (
    <Well>
      <div className={`${part.stack} ${styles.address}`}>
        <div className={part.actions}>
          <bdi>{email}</bdi>
          {isConfirmed ? (
            <Chip tone="ok" size="small">
              <Trans>Confirmed</Trans>
            </Chip>
          ) : (
            <Chip tone="warn" size="small">
              <Trans>Not confirmed</Trans>
            </Chip>
          )}
        </div>
        {!isConfirmed && <SideForm side={side} email={email} />}
      </div>
    </Well>
  )
}

/** The emailed links open in another tab, so refresh when the person returns to this one. */
function useRefreshOnReturn() {
  const queryClient = useQueryClient()
  const { refreshIdentity } = useSession()
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState !== 'visible') return
      void queryClient.invalidateQueries({ queryKey: emailChangeState.queryKey })
      void refreshIdentity()
    }
    document.addEventListener('visibilitychange', refresh)
    return () => document.removeEventListener('visibilitychange', refresh)
  }, [queryClient, refreshIdentity])
}
