import { Trans } from '@lingui/react/macro'
import { IconAlertCircle, IconCloudOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './error-state.module.css'
import { Icon } from './icon.tsx'

type ErrorStateProps = {
  /** What failed. */
  title: string
  /** Why, if known, and how old the copy on screen is. */
  children?: ReactNode
  /** What the reader can do: try again, show the saved copy, go home. */
  actions?: ReactNode
  /** block: one card failed, the rest of the page works. page: nothing else is shown. */
  level?: 'block' | 'page'
  isOffline?: boolean
  /** A short code to give to the operators. */
  code?: string
}

export function ErrorState({ title, children, actions, level = 'block', isOffline = false, code }: ErrorStateProps) {
  const Heading = level === 'page' ? 'h1' : 'h2'
  return (
    <div className={styles.error} data-level={level} role={level === 'block' ? 'alert' : undefined}>
      <span className={styles.mark}>
        <Icon glyph={isOffline ? IconCloudOff : IconAlertCircle} size={20} />
      </span>
      <div className={styles.words}>
        <Heading className={styles.title}>{title}</Heading>
        {children && <div className={styles.text}>{children}</div>}
        {code && (
          <p className={styles.code}>
            <Trans>
              Code <code>{code}</code>
            </Trans>
          </p>
        )}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
