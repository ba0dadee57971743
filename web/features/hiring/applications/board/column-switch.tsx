import { useLingui } from '@lingui/react/macro'
import type { RefObject } from 'react'
import type { BoardColumn } from '#shared/features/hiring/applications/application-kinds.ts'
import { useColumnText } from '../texts/status-text.ts'
import styles from './board.module.css'

type ColumnSwitchProps = {
  lane: RefObject<HTMLDivElement | null>
  counts: readonly (readonly [BoardColumn, number])[]
  ids: readonly string[]
  /** The column that fills the screen. */
  shown: number
}

/** On phones one column fills the screen: this names it and links to the others. Links, so it works without script. */
export function ColumnSwitch({ lane, counts, ids, shown }: ColumnSwitchProps) {
  const { t, i18n } = useLingui()
  const labels = useColumnText()
  return (
    <nav aria-label={t`Pipeline stage`} className={styles.switch}>
      {counts.map(([column, count], index) => (
        <a
          key={column}
          href={`#${ids[index]}`}
          className={styles.segment}
          aria-current={index === shown ? 'true' : undefined}
          onClick={(event) => {
            event.preventDefault()
            const target = document.getElementById(ids[index] ?? '')
            // Only horizontally: the page must not scroll.
            if (target && lane.current) lane.current.scrollTo({ left: target.offsetLeft - lane.current.offsetLeft })
          }}
        >
          {labels[column]} <span className={styles.count}>{i18n.number(count)}</span>
        </a>
      ))}
    </nav>
  )
}
