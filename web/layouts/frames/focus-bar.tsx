import { useLingui } from '@lingui/react/macro'
import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '#web/ui/icon.tsx'
import { LogoMark } from '#web/ui/logo.tsx'
import { OfflineNotice } from '#web/ui/offline-notice.tsx'
import { DeletionNotice } from '../tools/deletion-notice.tsx'
import styles from './focus-bar.module.css'

type FocusBarProps = {
  subject?: ReactNode
  status?: ReactNode
  actions?: ReactNode
  /** Without it there is no link out of the frame: a running assessment asks for confirmation first. */
  closeHref?: string | undefined
  height?: 'normal' | 'tall'
}

/** The top bar of single-task screens: no navigation, only the subject and its status. */
export function FocusBar({ subject, status, actions, closeHref, height = 'normal' }: FocusBarProps) {
  const { t } = useLingui()
  return (
    <>
      <header className={styles.bar} data-height={height} data-subject={subject ? '' : undefined}>
        <span className={styles.mark}>
          <LogoMark />
        </span>
        <div className={styles.subject}>{subject}</div>
        {status && <div className={styles.status}>{status}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
        {closeHref && (
          <Link to={closeHref} className={styles.close} aria-label={t`Close`}>
            <Icon glyph={IconX} size={20} />
          </Link>
        )}
      </header>
      <OfflineNotice />
      <DeletionNotice />
    </>
  )
}
