import { useLingui } from '@lingui/react/macro'
import { IconPlus, IconX } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { nextFocus, useLostFocus } from '#web/ui/use-lost-focus.ts'
import styles from '../tests.module.css'

type RowsFieldProps<T> = {
  legend: string
  help?: string
  rows: readonly T[]
  most: number
  least: number
  blank: T
  addLabel: string
  /** About the list as a whole. */
  problem: string | undefined
  onChange: (rows: T[]) => void
  children: (row: T, place: number, change: (changed: Partial<T>) => void) => ReactNode
}

/** A list of rows that are added and removed one by one. */
export function RowsField<T extends object>(props: RowsFieldProps<T>) {
  const { legend, help, rows, most, least, blank, addLabel, problem, onChange, children } = props
  const { t } = useLingui()
  const box = useRef<HTMLFieldSetElement>(null)
  useLostFocus(box, rows.length)
  return (
    <fieldset ref={box} className={styles.rows}>
      <legend className={styles.legend}>{legend}</legend>
      {help && <p className={styles.help}>{help}</p>}
      {rows.map((row, place) => {
        const number = place + 1
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows may have no id, and every field is controlled
          <div key={place} className={styles.option}>
            {children(row, place, (changed) =>
              onChange(rows.map((one, at) => (at === place ? { ...one, ...changed } : one))),
            )}
            {rows.length > least && (
              <IconButton
                glyph={IconX}
                label={t`Remove row ${number}`}
                onPress={() => onChange(rows.filter((_, at) => at !== place))}
              />
            )}
          </div>
        )
      })}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {rows.length < most && (
        <div>
          <Button {...nextFocus} variant="text" icon={IconPlus} onPress={() => onChange([...rows, blank])}>
            {addLabel}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
