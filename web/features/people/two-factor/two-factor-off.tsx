import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { twoFactor } from '#shared/features/people/two-factor/two-factor.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import part from '#web/app/settings/settings-part.module.css'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { SetUpDialog } from './set-up-dialog.tsx'

export function TwoFactorOff() {
  const { i18n } = useLingui()
  const { client } = useSession()
  const [isOpen, setIsOpen] = useState(false)
  const setUp = useMutation({
    mutationFn: () => callApi<typeof twoFactor.setUp>(client, 'POST /user/two-factor'),
    onSuccess: () => setIsOpen(true),
  })
  return (
    <div className={part.stack}>
      <p className={part.text}>
        <Trans>
          With an authenticator app on your phone, a stolen password is not enough to sign in: you also need a six-digit
          code that changes every 30 seconds. Setting it up takes about two minutes.
        </Trans>
      </p>
      <p className={part.text}>
        <Trans>A passkey counts as both steps, so you are never asked for a code.</Trans>
      </p>
      <div>
        <Button variant="filled" isPending={setUp.isPending} onPress={() => setUp.mutate()}>
          <Trans>Set up</Trans>
        </Button>
      </div>
      <p role="alert" className={part.problem}>
        {setUp.isError && describeFailure(i18n, setUp.error)}
      </p>
      {setUp.data && isOpen && <SetUpDialog setUp={setUp.data} onClose={() => setIsOpen(false)} />}
    </div>
  )
}
