import { type RefObject, useEffect, useState } from 'react'

const VISIBLE_SHARE = 0.6

/** The index of the column that fills the screen on phones. */
export function useColumnInView(lane: RefObject<HTMLDivElement | null>, ids: readonly string[]): number {
  const [shown, setShown] = useState(0)
  const known = ids.join(' ')
  useEffect(() => {
    const columns = known.split(' ').map((id) => document.getElementById(id))
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) setShown(columns.indexOf(target as HTMLElement))
      },
      { root: lane.current, threshold: VISIBLE_SHARE },
    )
    for (const column of columns) if (column) watcher.observe(column)
    return () => watcher.disconnect()
  }, [lane, known])
  return shown
}
