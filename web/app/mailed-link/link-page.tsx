import type { ReactNode } from 'react'
import styles from './link-page.module.css'

/**
 * The page behind an emailed link: it says what the link is for, a button uses it, and then it shows the result. Opening
 * it changes nothing, because mail scanners open links too.
 */
export function LinkPage({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      {children}
    </div>
  )
}

/** `isNews` for the result of using the link, which is announced. */
export const Lead = ({ children, isNews }: { children: ReactNode; isNews?: boolean }) => (
  <p className={styles.lead} role={isNews ? 'status' : undefined}>
    {children}
  </p>
)
