import { useLingui } from '@lingui/react/macro'
import { listFormat } from '#shared/kit/intl/formatters.ts'
import { Avatar } from './avatar.tsx'
import styles from './avatar-group.module.css'

type Person = { id: string; name: string; picture?: string }
type AvatarGroupProps = { people: readonly Person[]; max?: number }

/** A few people side by side, with their names in words; the rest are counted. */
export function AvatarGroup({ people, max = 3 }: AvatarGroupProps) {
  const { t, i18n } = useLingui()
  const shown = people.slice(0, max)
  const rest = people.length - shown.length
  const names = [...shown.map((person) => person.name), ...(rest > 0 ? [t`${rest} more`] : [])]
  return (
    <span className={styles.group}>
      <span className={styles.faces} aria-hidden="true">
        {shown.map((person) => (
          <Avatar key={person.id} name={person.name} picture={person.picture} size="small" />
        ))}
      </span>
      <span>{listFormat(i18n.locale).format(names)}</span>
    </span>
  )
}
