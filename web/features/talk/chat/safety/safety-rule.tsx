import { Trans } from '@lingui/react/macro'
import styles from './safety.module.css'

export function SafetyRule({ onReport }: { onReport: (() => void) | null }) {
  return (
    <p className={styles.words}>
      {onReport ? (
        <Trans>
          Never pay to get a job. If someone asks for money,{' '}
          <button type="button" className={styles.report} onClick={onReport}>
            report it
          </button>
          .
        </Trans>
      ) : (
        <Trans>Never pay to get a job. If someone asks for money, report it.</Trans>
      )}
    </p>
  )
}
