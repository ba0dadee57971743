import { Plural } from '@lingui/react/macro'
import { MAX_MESSAGE } from '#shared/features/talk/chat/chat-limits.ts'
import styles from './composer.module.css'

/** The counter only appears for the last few hundred characters. */
const SHOWN_FROM = MAX_MESSAGE - 300

export function LengthLeft({ text }: { text: string }) {
  const left = MAX_MESSAGE - text.length
  return (
    <p role="status" className={styles.left} data-over={left < 0 || undefined}>
      {text.length > SHOWN_FROM && left >= 0 && (
        <Plural value={left} one="# character left" other="# characters left" />
      )}
      {left < 0 && <Plural value={-left} one="# character too many" other="# characters too many" />}
    </p>
  )
}
