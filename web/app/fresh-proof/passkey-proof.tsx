import { Trans, useLingui } from '@lingui/react/macro'
import { IconFingerprint } from '@tabler/icons-react'
import { useState } from 'react'
import type { security } from '#shared/features/entry/security/security.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeError } from '#web/app/words/error-messages.ts'
import { answerWithPasskey, PasskeyDismissed } from '#web/features/people/passkeys/answer-with-passkey.ts'
import { serverMessage } from '#web/features/people/passkeys/server-message.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './fresh-proof-dialog.module.css'

export function PasskeyProof({ onProven }: { onProven: () => void }) {
  const { i18n } = useLingui()
  const { client } = useSession()
  const [isPending, setIsPending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function prove() {
    setIsPending(true)
    setProblem(null)
    try {
      const answer = await answerWithPasskey(client)
      await callApi<typeof security.confirm>(client, 'POST /user/confirm', { body: { way: 'passkey', answer } })
      onProven()
    } catch (error) {
      if (!(error instanceof PasskeyDismissed)) setProblem(serverMessage(error) ?? i18n._(describeError(error)))
    } finally {
      setIsPending(false)
    }
  }

  return (
    <>
      <Button
        variant="filled"
        isWide
        autoFocus
        icon={IconFingerprint}
        isPending={isPending}
        onPress={() => void prove()}
      >
        <Trans>Use a passkey</Trans>
      </Button>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </>
  )
}
