/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   Safari drops table semantics when CSS changes the display, as on phones; explicit roles keep them. */

import { useLingui } from '@lingui/react/macro'
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import { Button } from 'react-aria-components'
import styles from './data-table.module.css'
import type { Column } from './data-table.tsx'
import { countSelected, type Selection, toggleRows } from './data-table-selection.ts'
import { nextSort, type Sort } from './data-table-sort.ts'
import { Icon } from './icon.tsx'
import { TickBox } from './tick-box.tsx'

type DataTableHeadProps<Row> = {
  columns: readonly Column<Row>[]
  ids: readonly string[]
  sort: Sort | undefined
  onSort: ((sort: Sort) => void) | undefined
  selected: Selection | undefined
  onSelect: ((selected: Selection) => void) | undefined
  hasAction: boolean
}

export function DataTableHead<Row>({
  columns,
  ids,
  sort,
  onSort,
  selected,
  onSelect,
  hasAction,
}: DataTableHeadProps<Row>) {
  const { t } = useLingui()
  const count = selected ? countSelected(selected, ids) : 0
  return (
    <thead role="rowgroup" className={styles.head}>
      <tr role="row">
        {selected && onSelect && (
          <th role="columnheader" scope="col" className={styles.pick}>
            <TickBox
              aria-label={t`Select all rows`}
              isSelected={ids.length > 0 && count === ids.length}
              isIndeterminate={count > 0 && count < ids.length}
              onChange={() => onSelect(toggleRows(selected, ids))}
            />
          </th>
        )}
        {columns.map((column) => {
          const direction = sort?.columnId === column.id ? sort.direction : undefined
          return (
            <th
              key={column.id}
              role="columnheader"
              scope="col"
              className={styles.column}
              data-align={column.align}
              aria-sort={direction}
            >
              {column.isSortable && onSort ? (
                <Button className={styles.sort ?? ''} onPress={() => onSort(nextSort(sort, column.id))}>
                  {column.header}
                  <span className={styles.arrow} data-sorted={direction ? true : undefined}>
                    <Icon glyph={direction ? arrows[direction] : IconArrowsSort} size={16} />
                  </span>
                </Button>
              ) : (
                column.header
              )}
            </th>
          )
        })}
        {hasAction && (
          <th role="columnheader" scope="col" className={styles.action}>
            <span className="visually-hidden">{t`Actions`}</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

const arrows = { ascending: IconArrowUp, descending: IconArrowDown }
