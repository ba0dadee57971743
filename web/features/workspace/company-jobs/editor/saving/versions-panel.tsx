import type { ReactNode } from 'react'
import { VersionChoice } from '#web/ui/version-choice.tsx'
import styles from '../editor.module.css'

type VersionsPanelProps = {
  title: ReactNode
  children: ReactNode
  fields: readonly { id: string; name: string; theirs: string; yours: string }[]
  onChoose: (whose: 'mine' | 'theirs') => Promise<void>
}

/** A colleague's version of the same fields beside one's own. */
export function VersionsPanel({ title, children, fields, onChoose }: VersionsPanelProps) {
  return (
    <div className={styles.conflict}>
      <VersionChoice
        title={title}
        savedBy="colleague"
        fields={fields.map(({ id, name, theirs, yours }) => ({
          id,
          name,
          theirs: <bdi>{theirs}</bdi>,
          mine: <bdi>{yours}</bdi>,
        }))}
        onChoose={onChoose}
      >
        {children}
      </VersionChoice>
    </div>
  )
}
