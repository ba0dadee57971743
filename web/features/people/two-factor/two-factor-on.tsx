import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { TwoFactorState, twoFactor } from '#shared/features/people/two-factor/two-factor.contract.ts'
import { callApi } from '#web/app/api.ts'
import { LocalTime } from '#web/app/clock/local-time.tsx'
import { useSession } from '#web/app/session/session-context.tsx'
import part from '#web/app/settings/settings-part.module.css'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { confirm } from '#web/ui/confirm-dialog-host.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { BackupCodeList } from './backup-code-list.tsx'
import { twoFactorState } from './two-factor-queries.ts'

/** With fewer codes left, a lost phone could lock someone out. */
const FEW = 3

export function TwoFactorOn({ state }: { state: TwoFactorState }) {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const queryClient = useQueryClient()
  const [codes, setCodes] = useState<string[] | null>(null)
  const refresh = () => queryClient.invalidateQueries({ queryKey: twoFactorState.queryKey })
  const turnOff = useMutation({
    mutationFn: () => callApi<typeof twoFactor.turnOff>(client, 'DELETE /user/two-factor'),
    onSuccess: async () => {
      await refresh()
      await showToast({ text: t`Two-step sign-in is off` })
    },
  })
  const makeCodes = useMutation({
    mutationFn: () => callApi<typeof twoFactor.makeBackupCodes>(client, 'POST /user/two-factor/backup-codes'),
    onSuccess: (made) => setCodes(made.codes),
  })

  async function askToTurnOff() {
    const isSure = await confirm({
      title: t`Turn off two-step sign-in?`,
      consequences: t`Your password alone will be enough to sign in. Your app and backup codes stop working.`,
      keepLabel: t`Keep it on`,
      actionLabel: t`Turn off`,
    })
    if (isSure) turnOff.mutate()
  }

  async function askForNewCodes() {
    const isSure = await confirm({
      title: t`Create new backup codes?`,
      consequences: t`Your current codes stop working.`,
      keepLabel: t`Keep current codes`,
      actionLabel: t`Create new codes`,
      isDanger: false,
    })
    if (isSure) makeCodes.mutate()
  }

  const failure = turnOff.error ?? makeCodes.error
  return (
    <div className={part.stack}>
      {state.onSince && (
        <p className={part.text}>
          <Trans>
            Two-step sign-in has been on since <LocalTime at={state.onSince} isDateOnly />.
          </Trans>
        </p>
      )}
      {state.backupCodesLeft < FEW ? (
        <Callout tone="warn">
          <BackupCodesLeft count={state.backupCodesLeft} />
        </Callout>
      ) : (
        <p className={part.text}>
          <BackupCodesLeft count={state.backupCodesLeft} />
        </p>
      )}
      <div className={part.actions}>
        <Button isPending={makeCodes.isPending} onPress={() => void askForNewCodes()}>
          <Trans>Create new backup codes</Trans>
        </Button>
        <Button variant="danger-text" isPending={turnOff.isPending} onPress={() => void askToTurnOff()}>
          <Trans>Turn off</Trans>
        </Button>
      </div>
      <p role="alert" className={part.problem}>
        {failure && describeFailure(i18n, failure)}
      </p>
      {codes && (
        <Dialog
          isOpen
          onOpenChange={() => {
            setCodes(null)
            void refresh()
          }}
          title={t`Save your backup codes`}
        >
          <BackupCodeList codes={codes} />
        </Dialog>
      )}
    </div>
  )
}

const BackupCodesLeft = ({ count }: { count: number }) => (
  <Plural value={count} _0="No backup codes left." one="# backup code left." other="# backup codes left." />
)
