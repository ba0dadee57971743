import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type Glyph, Icon } from './icon.tsx'
import styles from './timeline.module.css'

type TimelineState = 'future' | 'current' | 'past'
export type TimelineEntry = {
  id: string
  state: TimelineState
  glyph: Glyph
  title: ReactNode
  /** When, in the reader's own time; for the future, when it is expected. */
  when: ReactNode
  /** Who did it and what follows from it. */
  children?: ReactNode
}

/** Newest first: future entries are on top, dashed. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  const { t } = useLingui()
  const stateText: Record<TimelineState, string> = { future: t`Expected`, current: t`Now`, past: t`Done` }
  return (
    <ol role="list" className={styles.timeline}>
      {entries.map((entry) => (
        <li key={entry.id} className={styles.entry} data-state={entry.state}>
          <span className={styles.mark}>
            <Icon glyph={entry.glyph} size={16} />
          </span>
          <div className={styles.body}>
            <div className={styles.head}>
              <span className={styles.title}>
                <span className="visually-hidden">{stateText[entry.state]}: </span>
                {entry.title}
              </span>
              <span className={styles.when}>{entry.when}</span>
            </div>
            {entry.children && <div className={styles.text}>{entry.children}</div>}
          </div>
        </li>
      ))}
    </ol>
  )
}
