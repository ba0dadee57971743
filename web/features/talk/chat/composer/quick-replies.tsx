import { useLingui } from '@lingui/react/macro'
import type { Message } from '#shared/features/talk/chat/message.contract.ts'
import styles from './composer.module.css'

/** A question mark in most scripts, at the end of a sentence: inside a URL it is not a question. */
const QUESTION = /[?？؟](?:\s|$)/u

type QuickRepliesProps = { message: Message; onChoose: (text: string) => void }

/** A starting point: it is put into the text box, where it can be edited before sending. */
export function QuickReplies({ message, onChoose }: QuickRepliesProps) {
  const { t } = useLingui()
  const hasToRead = (message.attachments.length > 0 && !message.voice) || message.card !== null
  const replies = [
    ...(QUESTION.test(message.body)
      ? [t`Yes, that works for me`, t`Can I get back to you tomorrow?`]
      : [t`Thank you`, t`Thank you, I will get back to you`]),
    ...(hasToRead ? [t`Let me read this first`] : []),
  ]
  return (
    <ul role="list" aria-label={t`Quick replies`} className={styles.quick}>
      {replies.map((text) => (
        <li key={text}>
          <button type="button" className={styles.reply} onClick={() => onChoose(text)}>
            {text}
          </button>
        </li>
      ))}
    </ul>
  )
}
