import { IconAlertTriangle, IconCircleX, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './callout.module.css'
import { type Glyph, Icon } from './icon.tsx'

type CalloutTone = 'info' | 'warn' | 'bad' | 'soft'
type CalloutProps = {
  tone?: CalloutTone
  title?: ReactNode
  glyph?: Glyph
  children?: ReactNode
  action?: ReactNode
}

const glyphs: Record<CalloutTone, Glyph> = {
  info: IconInfoCircle,
  soft: IconInfoCircle,
  warn: IconAlertTriangle,
  bad: IconCircleX,
}

export function Callout({ tone = 'info', title, glyph = glyphs[tone], children, action }: CalloutProps) {
  return (
    <div className={styles.callout} data-tone={tone}>
      <span className={styles.mark}>
        <Icon glyph={glyph} size={20} />
      </span>
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div className={styles.text}>{children}</div>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
