import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { MAX_TALK_MESSAGE } from '#shared/features/learning/masterclass/live/live-limits.ts'
import type { LiveTalk, TalkMessage, talkLive } from '#shared/features/learning/masterclass/live/talk-live.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { PlainForm } from '#web/ui/plain-form.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import styles from '../masterclass.module.css'
import { ChatMessage } from './chat-message.tsx'
import live from './live.module.css'

const ReportMessage = lazy(async () => ({ default: (await import('./report-message.tsx')).ReportMessage }))

type ChatProps = {
  talkId: string
  live: LiveTalk
  onAdd: (message: TalkMessage) => void
  onRemove: (id: string) => void
  onChange: () => void
}

export function TalkChat({ talkId, live: { messages, isMuted, isModerator }, onAdd, onRemove, onChange }: ChatProps) {
  const { t } = useLingui()
  const [reported, setReported] = useState<TalkMessage | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const last = messages.at(-1)?.id
  useEffect(() => {
    if (last !== undefined) list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [last])
  return (
    <div className={styles.stack}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by keyboard */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul role="list" ref={list} className={live.list} aria-label={t`Messages`} aria-live="polite" tabIndex={0}>
        {messages.length === 0 && (
          <li className={styles.small}>
            <Trans>Nobody has written yet.</Trans>
          </li>
        )}
        {messages.map((message) => (
          <ChatMessage
            key={message.id}
            talkId={talkId}
            message={message}
            isModerator={isModerator}
            onReport={() => setReported(message)}
            onRemoved={() => onRemove(message.id)}
            onMuted={onChange}
          />
        ))}
      </ul>
      {isMuted ? (
        <p role="status" className={styles.small}>
          <Trans>A moderator has muted you in this chat.</Trans>
        </p>
      ) : (
        <MessageForm talkId={talkId} onSent={onAdd} />
      )}
      <p className={styles.small}>
        <Trans>Everybody at this talk can read what you write. Messages are deleted after 30 days.</Trans>
      </p>
      {reported && (
        <Suspense>
          <ReportMessage talkId={talkId} message={reported} onClose={() => setReported(null)} />
        </Suspense>
      )}
    </div>
  )
}

function MessageForm({ talkId, onSent }: { talkId: string; onSent: (message: TalkMessage) => void }) {
  const { t } = useLingui()
  const { client } = useSession()
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/learning/masterclass/live/talk-live.contract.ts').then(
        (contract) => contract.talkLive.say.body,
      ),
    initialValues: { text: '' },
    draftName: `talk-chat-${talkId}`,
    send: (body, idempotencyKey) =>
      callApi<typeof talkLive.say>(client, 'POST /talent/api/talks/:id/messages', {
        params: { id: talkId },
        body,
        idempotencyKey,
      }),
    onSuccess: (message) => {
      form.change({ text: '' })
      onSent(message)
    },
  })
  return (
    <PlainForm {...form.formProps}>
      <TextField
        {...form.field('text')}
        label={t`Write to everybody`}
        maxLength={MAX_TALK_MESSAGE}
        autoComplete="off"
        missingMessage={t`Write something first.`}
        isRequired
      />
      <div>
        <SubmitButton isPending={form.isPending}>
          <Trans>Send</Trans>
        </SubmitButton>
      </div>
    </PlainForm>
  )
}
