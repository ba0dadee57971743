import { Trans, useLingui } from '@lingui/react/macro'
import { IconSend2, IconX } from '@tabler/icons-react'
import { type FormEvent, Suspense, useEffect, useRef, useState } from 'react'
import { MAX_MESSAGE } from '#shared/features/talk/chat/chat-limits.ts'
import type { Conversation } from '#shared/features/talk/chat/conversation.contract.ts'
import type { Message } from '#shared/features/talk/chat/message.contract.ts'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { Icon } from '#web/ui/icon.tsx'
import { PlainIconButton } from '#web/ui/plain-icon-button.tsx'
import { useMessageText } from '../message-text.ts'
import type { Unsent } from '../outbox/outbox.ts'
import { VoiceButton } from '../voice/voice-button.tsx'
import { AttachButton } from './attach-button.tsx'
import { AttachmentTray } from './attachment-tray.tsx'
import styles from './composer.module.css'
import { LengthLeft } from './length-left.tsx'
import { MessageBox } from './message-box.tsx'
import { useAttachments } from './use-attachments.ts'
import { useMessageDraft } from './use-message-draft.ts'

const QuickReplies = lazyPart(async () => (await import('./quick-replies.tsx')).QuickReplies)
const JobChoice = lazyPart(async () => (await import('./job-choice.tsx')).JobChoice)

type ComposerProps = {
  conversation: Conversation
  name: string
  /** The message being replied to. */
  repliedTo: Message | null
  /** The other side's last message, unless it has been replied to. */
  unanswered: Message | null
  /** The composer returns after an edit and takes the focus back. */
  shouldFocus: boolean
  onReplied: () => void
  onTyping: () => void
  onSend: (unsent: Unsent) => void
}

export function Composer(props: ComposerProps) {
  const { conversation, name, repliedTo, unanswered, shouldFocus, onReplied, onTyping, onSend } = props
  const { t } = useLingui()
  const describe = useMessageText()
  const { draft, change, clear } = useMessageDraft(conversation.id)
  const attachments = useAttachments(draft.files, (by) => change(({ files }) => ({ files: by(files) })))
  const [jobId, setJobId] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const box = useRef<HTMLTextAreaElement>(null)
  const { isUploading } = attachments
  const body = draft.body.trim()

  useEffect(() => {
    if (repliedTo || shouldFocus) box.current?.focus()
  }, [repliedTo, shouldFocus])

  function queue(parts: Pick<Unsent, 'body' | 'files' | 'voice'>) {
    const { id: conversationId } = conversation
    const at = new Date().toISOString()
    onSend({
      key: crypto.randomUUID(),
      conversationId,
      replyTo: repliedTo?.id ?? null,
      jobId,
      at,
      errorCode: null,
      ...parts,
    })
    setJobId(null)
    onReplied()
  }

  function send(event?: FormEvent) {
    event?.preventDefault()
    const found = findProblem()
    setProblem(found)
    box.current?.focus()
    if (found !== null) return
    queue({ body, files: draft.files, voice: null })
    clear()
    attachments.clear()
  }

  function findProblem(): string | null {
    if (body.length > MAX_MESSAGE) return t`This is too long for one message. Split it up.`
    if (isUploading) return t`A file is still uploading. You can send once it is done.`
    if (conversation.needsJob && jobId === null) return t`Choose the job you are writing about.`
    return body === '' && draft.files.length === 0 && jobId === null ? t`Write something, or attach a file.` : null
  }

  return (
    <form className={styles.composer} onSubmit={send}>
      {repliedTo && (
        <div className={styles.repliedTo}>
          <p dir="auto">
            <Trans>
              Replying to: <bdi>{describe(repliedTo)}</bdi>
            </Trans>
          </p>
          <PlainIconButton glyph={IconX} size={18} label={t`Cancel reply`} onPress={onReplied} />
        </div>
      )}
      {conversation.needsJob && (
        <Suspense fallback={null}>
          <JobChoice chosen={jobId} onChoose={setJobId} />
        </Suspense>
      )}
      {unanswered && body === '' && (
        <Suspense fallback={null}>
          <QuickReplies
            message={unanswered}
            onChoose={(reply) => {
              change(() => ({ body: reply }))
              box.current?.focus()
            }}
          />
        </Suspense>
      )}
      <AttachmentTray attachments={attachments} />
      <div className={styles.row}>
        <AttachButton onFiles={attachments.add} />
        <VoiceButton
          isHidden={body !== '' || conversation.needsJob}
          onRecorded={(voice) => queue({ body: '', files: [], voice })}
        />
        <MessageBox
          ref={box}
          label={t`Write to ${name}`}
          value={draft.body}
          problem={problem}
          onChange={(text) => {
            setProblem(null)
            change(() => ({ body: text }))
            if (text !== '') onTyping()
          }}
          onSend={send}
          onFiles={attachments.add}
        />
        <button type="submit" className={styles.send} aria-label={t`Send`}>
          <Icon glyph={IconSend2} size={20} />
        </button>
      </div>
      <LengthLeft text={draft.body} />
    </form>
  )
}
