import { useLingui } from '@lingui/react/macro'
import { type Line, lines } from '../call/link-quality.ts'
import styles from './stage.module.css'

export function useLineText(): Record<Line, string> {
  const { t } = useLingui()
  return { strong: t`Strong`, fair: t`Fair`, weak: t`Weak`, lost: t`Lost` }
}

/** The quality of the connection to a peer, as bars and a word. */
export function LineMark({ line }: { line: Line }) {
  const { t } = useLingui()
  const texts = useLineText()
  const text = texts[line]
  return (
    <span className={styles.line} title={t`Connection: ${text}`}>
      <span className={styles.bars} aria-hidden="true" data-level={lines.length - lines.indexOf(line)}>
        <i />
        <i />
        <i />
        <i />
      </span>
      {text}
    </span>
  )
}
