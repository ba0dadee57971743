import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { tokenList } from '../security-queries.ts'
import { NewTokenForm } from './new-token-form.tsx'
import { SecretShownOnce } from './secret-shown-once.tsx'

export function NewTokenDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [token, setToken] = useState<string | null>(null)

  function show(made: string) {
    setToken(made)
    void queryClient.invalidateQueries({ queryKey: tokenList.queryKey })
  }

  return token === null ? (
    <Dialog isOpen onOpenChange={onClose} title={t`Create token`}>
      <NewTokenForm onMade={show} />
    </Dialog>
  ) : (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t`Copy your token now`}
      actions={
        <Button variant="filled" onPress={onClose}>
          <Trans>I have copied it</Trans>
        </Button>
      }
    >
      <SecretShownOnce secret={token}>
        <Trans>You will not see it again. Treat it like a password: anyone who has it can act as you.</Trans>
      </SecretShownOnce>
    </Dialog>
  )
}
