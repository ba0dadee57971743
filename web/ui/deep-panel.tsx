import type { ReactNode } from 'react'
import styles from './deep-panel.module.css'
import { GlobeArcs } from './globe-arcs.tsx'

/** Dark in both themes, at most one per view: the next interview, the sign-in pitch, Elite. */
export function DeepPanel({ children }: { children: ReactNode }) {
  return (
    <div className={styles.panel}>
      <GlobeArcs />
      <div className={styles.content}>{children}</div>
    </div>
  )
}
