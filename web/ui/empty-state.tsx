import type { ReactNode } from 'react'
import styles from './empty-state.module.css'
import { Illustration, type IllustrationName } from './illustration.tsx'

type EmptyStateProps = {
  title: string
  /** One sentence on how to fill this place; after a search, which filter excludes most. */
  children: ReactNode
  /** One button. */
  action?: ReactNode
  illustration?: IllustrationName
  headingLevel?: 1 | 2 | 3
}

export function EmptyState({ title, children, action, illustration, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={styles.empty}>
      <Illustration name={illustration ?? 'horizon'} />
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.text}>{children}</p>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
