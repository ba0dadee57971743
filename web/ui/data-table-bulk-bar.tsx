import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import styles from './data-table-bulk-bar.module.css'

type DataTableBulkBarProps = { count: number; onClear: () => void; children: ReactNode }

/** Always in the DOM, so that the first selection is announced too; visible only while rows are selected. */
export function DataTableBulkBar({ count, onClear, children }: DataTableBulkBarProps) {
  return (
    <div className={styles.bar} data-empty={count === 0 || undefined}>
      <p className={styles.count} role="status">
        {count > 0 && <Plural value={count} one="# row selected" other="# rows selected" />}
      </p>
      {count > 0 && (
        <div className={styles.actions}>
          {children}
          <Button variant="text" onPress={onClear}>
            <Trans>Clear</Trans>
          </Button>
        </div>
      )}
    </div>
  )
}
