import type { ReactNode } from 'react'
import type { ApplicationDetail } from '#shared/features/hiring/applications/applications.contract.ts'
import { type Glyph, Icon } from '#web/ui/icon.tsx'
import type { Reader } from '../use-reader.ts'
import styles from './detail.module.css'

export type NextProps = { application: ApplicationDetail; reader: Reader }

type NextFrameProps = {
  glyph: Glyph
  title: ReactNode
  tone?: 'soft' | 'warn' | 'quiet'
  actions?: ReactNode
  children?: ReactNode
}

export function NextFrame({ glyph, title, tone = 'soft', actions, children }: NextFrameProps) {
  return (
    <section className={styles.next} data-tone={tone}>
      <span className={styles.tile}>
        <Icon glyph={glyph} size={20} />
      </span>
      <div className={styles.nextWords}>
        <h2 className={styles.nextTitle}>{title}</h2>
        {children}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  )
}
