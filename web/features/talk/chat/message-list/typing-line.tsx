import { Plural, Trans } from '@lingui/react/macro'
import type { Conversation } from '#shared/features/talk/chat/conversation.contract.ts'
import styles from './message-list.module.css'

type TypingLineProps = { typing: ReadonlySet<string>; others: Conversation['others'] }

/** Always rendered: screen readers only announce changes of an existing live region, and nothing shifts. */
export function TypingLine({ typing, others }: TypingLineProps) {
  const names = others.filter(({ id }) => typing.has(id)).map(({ name }) => name)
  const [name] = names
  return (
    <p role="status" className={styles.typing}>
      {names.length === 1 && (
        <Trans>
          <bdi>{name}</bdi> is typing
        </Trans>
      )}
      {names.length > 1 && <Plural value={names.length} one="# person is typing" other="# people are typing" />}
    </p>
  )
}
