import { IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './disclosure.module.css'
import { Icon } from './icon.tsx'

type DisclosureProps = {
  title: ReactNode
  /** Beside the title, at the end of the line. */
  detail?: ReactNode
  /** Disclosures of one name are an accordion: opening one closes the other. */
  name?: string
  isOpenAtFirst?: boolean
  children: ReactNode
}

/** The browser's own details: works before scripts arrive, and its text is found by "find in page". */
export function Disclosure({ title, detail, name, isOpenAtFirst, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure} name={name} open={isOpenAtFirst}>
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
