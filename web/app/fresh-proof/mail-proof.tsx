import { Trans, useLingui } from '@lingui/react/macro'
import { IconMail } from '@tabler/icons-react'
import { useState } from 'react'
import type { security } from '#shared/features/entry/security/security.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeError } from '#web/app/words/error-messages.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './fresh-proof-dialog.module.css'
import { MailedCodeProof } from './typed-proofs.tsx'

/** The email is sent on request, not when the dialog opens: most people have a quicker method. */
export function MailProof({ onProven }: { onProven: () => void }) {
  const { i18n } = useLingui()
  const { client } = useSession()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [isPending, setIsPending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function send() {
    setIsPending(true)
    setProblem(null)
    try {
      const sent = await callApi<typeof security.mailConfirmation>(client, 'POST /user/confirm/mail')
      setSentTo(sent.sentTo)
    } catch (error) {
      setProblem(i18n._(describeError(error)))
    } finally {
      setIsPending(false)
    }
  }

  return (
    <>
      {sentTo !== null && <MailedCodeProof onProven={onProven} />}
      <Button
        variant={sentTo === null ? 'filled' : 'outline'}
        isWide
        icon={IconMail}
        isPending={isPending}
        onPress={() => void send()}
      >
        {sentTo === null ? <Trans>Email me a code</Trans> : <Trans>Send a new code</Trans>}
      </Button>
      <p role="status" className={styles.note}>
        {sentTo !== null && (
          <Trans>
            Sent to <bdi>{sentTo}</bdi>. If you cannot see it, check your spam folder.
          </Trans>
        )}
      </p>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </>
  )
}
