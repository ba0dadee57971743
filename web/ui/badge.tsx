import { useLingui } from '@lingui/react/macro'
import styles from './badge.module.css'

type BadgeProps = {
  count: number
  /** What is counted, for screen readers: 'unread messages'. */
  label: string
  /** Filled only when the person has to act; a plain number otherwise. */
  isYourTurn?: boolean
}

const MAX_SHOWN = 99

export function Badge({ count, label, isYourTurn = false }: BadgeProps) {
  const { i18n } = useLingui()
  const shown = isYourTurn && count > MAX_SHOWN ? `${i18n.number(MAX_SHOWN)}+` : i18n.number(count)
  return (
    <span className={styles.badge} data-filled={isYourTurn || undefined}>
      <span aria-hidden="true">{shown}</span>
      <span className="visually-hidden">{`${i18n.number(count)} ${label}`}</span>
    </span>
  )
}
