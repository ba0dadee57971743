import { Trans } from '@lingui/react/macro'
import type { Material } from '#shared/features/hiring/screeners/sections/section.contract.ts'
import { readCsv } from '#shared/features/people/profile/import/read-csv.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import styles from './parts.module.css'

/** What several questions are about: a text, a table, or both. */
export function MaterialView({ material: { title, text, table } }: { material: Material }) {
  return (
    <Disclosure title={<bdi translate="no">{title}</bdi>} isInitiallyOpen>
      <div className={styles.material} translate="no">
        {text !== '' && <p className={styles.text}>{text}</p>}
        {table.trim() !== '' && <Table title={title} table={table} />}
      </div>
    </Disclosure>
  )
}

function Table({ title, table }: { title: string; table: string }) {
  const rows = readCsv(table)
  const columns = Object.keys(rows[0] ?? {})
  return (
    <>
      {/* Scrolls sideways within its own box, so it must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.scroller} tabIndex={0} role="region" aria-label={title}>
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map((name) => (
                <th key={name} scope="col">
                  <bdi>{name}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, place) => (
              // Rows never change their order.
              <tr key={place}>
                {columns.map((name) => (
                  <td key={name}>
                    <bdi>{row[name]}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.note}>
        <a href={`data:text/csv;charset=utf-8,${encodeURIComponent(table)}`} download={`${title}.csv`}>
          <Trans>Download as CSV</Trans>
        </a>
      </p>
    </>
  )
}
