import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { TwoFactorSetup, twoFactor } from '#shared/features/people/two-factor/two-factor.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import part from '#web/app/settings/settings-part.module.css'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form } from '#web/ui/form.tsx'
import { QrCode } from '#web/ui/qr-code.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { BackupCodeList } from './backup-code-list.tsx'
import styles from './two-factor.module.css'
import { twoFactorState } from './two-factor-queries.ts'

type SetUpDialogProps = { setUp: TwoFactorSetup; onClose: () => void }

/** Two steps in one dialog: the app is confirmed with a first code, then the backup codes are shown, once. */
export function SetUpDialog({ setUp, onClose }: SetUpDialogProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [codes, setCodes] = useState<string[] | null>(null)

  // Only refresh on close: it would unmount this dialog before the codes were read.
  function close() {
    onClose()
    if (codes) void queryClient.invalidateQueries({ queryKey: twoFactorState.queryKey })
  }

  return codes === null ? (
    <Dialog isOpen onOpenChange={close} title={t`Set up your authenticator app`}>
      <Steps setUp={setUp} onConfirmed={setCodes} />
    </Dialog>
  ) : (
    <Dialog
      isOpen
      onOpenChange={close}
      title={t`Save your backup codes`}
      actions={
        <Button variant="filled" onPress={close}>
          <Trans>I have saved them</Trans>
        </Button>
      }
    >
      <BackupCodeList codes={codes} />
    </Dialog>
  )
}

function Steps({ setUp, onConfirmed }: { setUp: TwoFactorSetup; onConfirmed: (codes: string[]) => void }) {
  const { t } = useLingui()
  return (
    <div className={part.stack}>
      <p className={part.text}>
        <Trans>Open an authenticator app on your phone and scan this code.</Trans>
      </p>
      <QrCode {...setUp.qr} label={t`QR code for your authenticator app`} />
      <div>
        <p className={part.note}>
          <Trans>No camera? Type this key into the app:</Trans>
        </p>
        <p className={styles.secret} dir="ltr">
          {inFours(setUp.secret)}
        </p>
        <p className={part.note}>
          <a href={setUp.uri}>
            <Trans>The app is on this device</Trans>
          </a>
        </p>
      </div>
      <FirstCodeForm onConfirmed={onConfirmed} />
    </div>
  )
}

function FirstCodeForm({ onConfirmed }: { onConfirmed: (codes: string[]) => void }) {
  const { t } = useLingui()
  const { client } = useSession()
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/people/two-factor/two-factor.contract.ts').then(
        ({ twoFactor }) => twoFactor.confirm.body,
      ),
    initialValues: { code: '' },
    send: (body) => callApi<typeof twoFactor.confirm>(client, 'POST /user/two-factor/confirm', { body }),
    onSuccess: ({ codes }) => onConfirmed(codes),
  })
  return (
    <Form {...form.formProps}>
      <TextField
        {...form.field('code')}
        label={t`Six-digit code from the app`}
        inputMode="numeric"
        autoComplete="one-time-code"
        isRequired
        missingMessage={t`Enter the six digits your app shows.`}
      />
      <SubmitButton isWide isPending={form.isPending}>
        <Trans>Turn on</Trans>
      </SubmitButton>
    </Form>
  )
}

/** Groups are easier to copy by hand. */
const inFours = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret
