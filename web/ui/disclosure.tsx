import { IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './disclosure.module.css'
import { Icon } from './icon.tsx'

type DisclosureProps = {
  title: ReactNode
  /** Beside the title, at the end of the row. */
  detail?: ReactNode
  /** Disclosures with the same name form an accordion: opening one closes the others. */
  name?: string
  isInitiallyOpen?: boolean
  children: ReactNode
}

/** Native details: works before scripts load, and "find in page" searches its text. */
export function Disclosure({ title, detail, name, isInitiallyOpen, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure} name={name} open={isInitiallyOpen}>
      <summary className={styles.summary}>
        <span className={styles.title}>{title}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
        <span className={styles.chevron}>
          <Icon glyph={IconChevronDown} />
        </span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
