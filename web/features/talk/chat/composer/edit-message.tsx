import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { chat } from '#shared/features/talk/chat/chat.contract.ts'
import type { Message } from '#shared/features/talk/chat/message.contract.ts'
import { callApi } from '#web/app/api.ts'
import { ApiError } from '#web/app/session/api-error.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeError } from '#web/app/words/error-messages.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './composer.module.css'
import { LengthLeft } from './length-left.tsx'
import { MessageBox } from './message-box.tsx'

type EditMessageProps = {
  message: Message
  /** Called with the saved message; null when it was left unchanged. */
  onDone: (message: Message | null) => void
}

/** Replaces the composer, whose draft is kept. */
export function EditMessage({ message, onDone }: EditMessageProps) {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const [body, setBody] = useState(message.body)
  const [problem, setProblem] = useState<string | null>(null)
  const [isPending, setIsPending] = useState(false)
  const box = useRef<HTMLTextAreaElement>(null)
  useEffect(() => box.current?.focus(), [])

  async function save() {
    if (body.trim() === '') return setProblem(t`Write something, or delete the message instead.`)
    setIsPending(true)
    try {
      onDone(
        await callApi<typeof chat.edit>(client, 'PATCH /shared/api/messages/:id', {
          params: { id: message.id },
          body: { body },
        }),
      )
    } catch (error) {
      const [message] = error instanceof ApiError ? (error.errors.body ?? []) : []
      setProblem(message ?? i18n._(describeError(error)))
      setIsPending(false)
    }
  }

  return (
    <div className={styles.composer}>
      <div className={styles.row}>
        <MessageBox
          ref={box}
          label={t`Edit your message`}
          value={body}
          problem={problem}
          onChange={setBody}
          onSend={() => void save()}
          onEscape={() => onDone(null)}
        />
      </div>
      <LengthLeft text={body} />
      <div className={styles.actions}>
        <Button onPress={() => onDone(null)}>
          <Trans>Cancel</Trans>
        </Button>
        <Button variant="filled" isPending={isPending} onPress={() => void save()}>
          <Trans>Save</Trans>
        </Button>
      </div>
    </div>
  )
}
