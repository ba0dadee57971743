import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { describeError } from '#web/app/words/error-messages.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './hidden-list.module.css'

type Item = {
  id: string
  name: string
  mark?: ReactNode
  /** Defaults to 'Remove'. */
  removeLabel?: string
  onRemove: () => Promise<void>
}

export function HiddenList({ label, items, none }: { label: string; items: readonly Item[]; none: ReactNode }) {
  if (items.length === 0) return <p className={styles.none}>{none}</p>
  return (
    <ul role="list" aria-label={label} className={styles.list}>
      {items.map((item) => (
        <HiddenItem key={item.id} item={item} />
      ))}
    </ul>
  )
}

function HiddenItem({ item: { name, mark, removeLabel, onRemove } }: { item: Item }) {
  const { t, i18n } = useLingui()
  const removing = useMutation({ mutationFn: onRemove })
  const label = removeLabel ?? t`Remove`
  return (
    <li className={styles.item}>
      {mark}
      <bdi className={styles.name}>{name}</bdi>
      <Button
        variant="text"
        aria-label={`${label}: ${name}`}
        isPending={removing.isPending}
        onPress={() => removing.mutate()}
      >
        {label}
      </Button>
      {removing.isError && (
        <p role="alert" className={styles.problem}>
          {i18n._(describeError(removing.error))}
        </p>
      )}
    </li>
  )
}
