import { useLingui } from '@lingui/react/macro'
import type { Message } from '#shared/features/talk/chat/message.contract.ts'
import { listFormat } from '#shared/kit/intl/formatters.ts'
import type { MessageContext } from '../message-list/message-run.tsx'
import styles from './message-item.module.css'
import { useMessageChanges } from './use-message-changes.ts'

type ReactionsProps = Pick<MessageContext, 'conversation' | 'ownId' | 'log'> & { message: Message }

export function Reactions({ message, conversation, ownId, log }: ReactionsProps) {
  const { t, i18n } = useLingui()
  const { toggleReaction } = useMessageChanges(log)
  if (message.reactions.length === 0) return null
  const { others, company } = conversation
  const nameOf = (id: string) =>
    id === ownId ? t`You` : ([...others, company].find((one) => one?.id === id)?.name ?? t`Someone`)
  return (
    <ul role="list" className={styles.reactions}>
      {message.reactions.map(({ emoji, personIds }) => {
        const isOwn = personIds.some((id) => id === ownId)
        const names = listFormat(i18n.locale).format(personIds.map(nameOf))
        return (
          <li key={emoji}>
            <button
              type="button"
              className={styles.reaction}
              aria-pressed={isOwn}
              aria-label={t`${emoji} by ${names}`}
              disabled={!conversation.canWrite}
              onClick={() => void toggleReaction(message, emoji, isOwn)}
            >
              <span translate="no">{emoji}</span>
              {personIds.length > 1 && i18n.number(personIds.length)}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
