import { Trans, useLingui } from '@lingui/react/macro'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import part from '#web/app/settings/settings-part.module.css'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import styles from '../security.module.css'
import { tokenList } from '../security-queries.ts'
import { NewTokenForm } from './new-token-form.tsx'

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
      <MadeToken token={token} />
    </Dialog>
  )
}

function MadeToken({ token }: { token: string }) {
  const [isCopied, setIsCopied] = useState(false)
  async function copy() {
    await navigator.clipboard.writeText(token)
    setIsCopied(true)
  }
  return (
    <div className={part.stack}>
      <p className={part.text}>
        <Trans>You will not see it again. Treat it like a password: anyone who has it can act as you.</Trans>
      </p>
      <p className={styles.secret} dir="ltr">
        {token}
      </p>
      <div>
        <Button icon={isCopied ? IconCheck : IconCopy} onPress={() => void copy()}>
          {isCopied ? <Trans>Copied</Trans> : <Trans>Copy</Trans>}
        </Button>
      </div>
    </div>
  )
}
