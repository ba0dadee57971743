import { useLingui } from '@lingui/react/macro'
import { Link } from '#web/ui/link.tsx'
import type { OperationName, PartNames } from './api-outline.ts'
import styles from './api-reference.module.css'

type PartListProps = {
  parts: readonly PartNames[]
  /** Whether to list the operations of every part, not only of the selected one. */
  isWhole: boolean
  shown: string
}

export function PartList({ parts, isWhole, shown }: PartListProps) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`API sections`}>
      <ul role="list" className={styles.contents}>
        {parts.map(({ name, operations }) => (
          <li key={name}>
            <Link to={addressOf(name)} aria-current={name === shown ? 'page' : undefined}>
              <code>{name}</code>
            </Link>
            {(isWhole || name === shown) && <OperationList part={name} operations={operations} />}
          </li>
        ))}
      </ul>
    </nav>
  )
}

const OperationList = ({ part, operations }: { part: string; operations: readonly OperationName[] }) => (
  <ul role="list" className={styles.operations}>
    {operations.map(({ anchor, method, path }) => (
      <li key={anchor}>
        <Link to={`${addressOf(part)}#${anchor}`}>
          <span className={styles.method} data-method={method} translate="no">
            {method}
          </span>
          <bdi>{path}</bdi>
        </Link>
      </li>
    ))}
  </ul>
)

const addressOf = (part: string): string => `?${new URLSearchParams({ part })}`
