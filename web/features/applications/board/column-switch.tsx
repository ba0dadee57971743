import { useLingui } from '@lingui/react/macro'
import { type RefObject, useEffect, useState } from 'react'
import type { BoardColumn } from '#shared/features/applications/application-kinds.ts'
import { useColumnWords } from '../words/status-words.ts'
import styles from './board.module.css'

type ColumnSwitchProps = {
  lane: RefObject<HTMLDivElement | null>
  counts: readonly (readonly [BoardColumn, number])[]
  ids: readonly string[]
}

/** On phones one column fills the screen: this says which, and leads to the others. Links, so it works without script. */
export function ColumnSwitch({ lane, counts, ids }: ColumnSwitchProps) {
  const { t, i18n } = useLingui()
  const words = useColumnWords()
  const shown = useColumnInView(lane, ids)
  return (
    <nav aria-label={t`Columns`} className={styles.switch}>
      {counts.map(([column, count], index) => (
        <a
          key={column}
          href={`#${ids[index]}`}
          className={styles.segment}
          aria-current={index === shown ? 'true' : undefined}
          onClick={(event) => {
            event.preventDefault()
            const target = document.getElementById(ids[index] ?? '')
            // Sideways only: the page stays where it is.
            if (target && lane.current) lane.current.scrollTo({ left: target.offsetLeft - lane.current.offsetLeft })
          }}
        >
          {words[column]} <span className={styles.count}>{i18n.number(count)}</span>
        </a>
      ))}
    </nav>
  )
}

const MOSTLY = 0.6

function useColumnInView(lane: RefObject<HTMLDivElement | null>, ids: readonly string[]): number {
  const [shown, setShown] = useState(0)
  const known = ids.join(' ')
  useEffect(() => {
    const columns = known.split(' ').map((id) => document.getElementById(id))
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) setShown(columns.indexOf(target as HTMLElement))
      },
      { root: lane.current, threshold: MOSTLY },
    )
    for (const column of columns) if (column) watcher.observe(column)
    return () => watcher.disconnect()
  }, [lane, known])
  return shown
}
