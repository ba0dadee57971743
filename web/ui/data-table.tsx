/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   Safari drops table semantics when CSS changes the display, as on phones; explicit roles keep them. */

import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from './data-table.module.css'
import { DataTableBulkBar } from './data-table-bulk-bar.tsx'
import { DataTableHead } from './data-table-head.tsx'
import { type Selection, toggleRow } from './data-table-selection.ts'
import type { Sort } from './data-table-sort.ts'
import { TickBox } from './tick-box.tsx'

export type Column<Row> = {
  id: string
  header: string
  renderCell: (row: Row) => ReactNode
  /** Numbers to compare are aligned to the end, in tabular figures. */
  align?: 'start' | 'end'
  isSortable?: boolean
  isHiddenOnPhone?: boolean
}

type DataTableProps<Row> = {
  label: string
  /** The first column names the row: it is sticky when scrolling sideways, and the row's title on phones. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  getRowId: (row: Row) => string
  getRowName: (row: Row) => string
  sort?: Sort
  onSort?: (sort: Sort) => void
  selected?: Selection
  onSelect?: (selected: Selection) => void
  /** Actions for all selected rows. */
  bulkActions?: ReactNode
  renderAction?: (row: Row) => ReactNode
}

/** A plain table; on phones each row becomes a list row. */
export function DataTable<Row>({
  label,
  columns,
  rows,
  getRowId,
  getRowName,
  sort,
  onSort,
  selected,
  onSelect,
  bulkActions,
  renderAction,
}: DataTableProps<Row>) {
  const { t } = useLingui()
  const ids = rows.map(getRowId)
  return (
    <div className={styles.frame}>
      <div className={styles.scroll}>
        <table className={styles.table} role="table" aria-label={label} data-density="compact">
          <DataTableHead
            columns={columns}
            ids={ids}
            sort={sort}
            onSort={onSort}
            selected={selected}
            onSelect={onSelect}
            hasAction={renderAction !== undefined}
          />
          <tbody role="rowgroup">
            {rows.map((row) => {
              const id = getRowId(row)
              const name = getRowName(row)
              const isSelected = selected?.has(id) ?? false
              return (
                <tr key={id} role="row" className={styles.row} data-selected={isSelected || undefined}>
                  {selected && onSelect && (
                    <td role="cell" className={styles.pick}>
                      <TickBox
                        aria-label={t`Select ${name}`}
                        isSelected={isSelected}
                        onChange={() => onSelect(toggleRow(selected, id))}
                      />
                    </td>
                  )}
                  {columns.map((column, index) => (
                    <Cell key={column.id} column={column} isName={index === 0}>
                      {column.renderCell(row)}
                    </Cell>
                  ))}
                  {renderAction && (
                    <td role="cell" className={styles.action}>
                      {renderAction(row)}
                    </td>
                  )}
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      {selected && onSelect && (
        <DataTableBulkBar count={selected.size} onClear={() => onSelect(new Set())}>
          {bulkActions}
        </DataTableBulkBar>
      )}
    </div>
  )
}

type CellProps<Row> = { column: Column<Row>; isName: boolean; children: ReactNode }

function Cell<Row>({ column, isName, children }: CellProps<Row>) {
  if (isName) {
    return (
      <th role="rowheader" scope="row" className={styles.name}>
        {children}
      </th>
    )
  }
  return (
    <td
      role="cell"
      className={styles.cell}
      data-align={column.align}
      data-label={column.header}
      data-phone={column.isHiddenOnPhone ? 'hidden' : undefined}
    >
      {children}
    </td>
  )
}
