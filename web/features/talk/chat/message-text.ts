import { useLingui } from '@lingui/react/macro'
import type { Message } from '#shared/features/talk/chat/message.contract.ts'

/** A message in one line, for where it is referred to: announced, replied to, unsent. */
export function useMessageText(): (message: Message) => string {
  const { t } = useLingui()
  return ({ isDeleted, body, voice, attachments, card }) => {
    if (isDeleted) return t`This message was deleted`
    if (body !== '') return body
    // The file name of a voice note is meaningless.
    if (voice) return t`Voice note`
    if (attachments.length > 0) return attachments.map(({ name }) => name).join(', ')
    return card?.kind === 'self_check' ? t`Test your camera, microphone and connection` : t`A job`
  }
}
