import { Trans } from '@lingui/react/macro'
import { useId, useRef } from 'react'
import type { AnswerValue } from '#shared/features/hiring/screeners/question.contract.ts'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { ReorderList } from '#web/ui/reorder-list.tsx'
import styles from './answers.module.css'
import { isOrderOf } from './is-order.ts'

type OrderingFieldProps = {
  items: readonly { id: string; text: string }[]
  value: AnswerValue
  onChange: (value: AnswerValue) => void
}

/** The initial order may be correct already, but it only counts as an answer once confirmed. */
export function OrderingField({ items, value, onChange }: OrderingFieldProps) {
  const labelId = useId()
  const ids = items.map(({ id }) => id)
  const isGiven = isOrderOf(value, ids)
  const order = isGiven ? value : ids
  const shown = order.flatMap((id) => items.find((item) => item.id === id) ?? [])
  const list = useRef<HTMLDivElement>(null)
  const keep = () => {
    onChange([...order])
    list.current?.focus()
  }
  return (
    <div className={styles.ordering}>
      <span id={labelId} className={styles.label}>
        <Trans>Put these in order, first on top</Trans>
      </span>
      <ReorderList ref={list} aria-labelledby={labelId} items={shown} onChange={onChange} />
      {!isGiven && (
        <div>
          <PlainButton onPress={keep}>
            <Trans>The order is correct</Trans>
          </PlainButton>
        </div>
      )}
    </div>
  )
}
