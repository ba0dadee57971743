import { useLingui } from '@lingui/react/macro'
import { IconPencil } from '@tabler/icons-react'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { PlainIconButton } from '#web/ui/plain-icon-button.tsx'
import { Skeleton, SkeletonLine } from '#web/ui/skeleton.tsx'
import { useLostFocus } from '#web/ui/use-lost-focus.ts'
import styles from './fact-row.module.css'

type FactRowProps = {
  label: string
  /** Null if not stated yet. */
  value: ReactNode
  /** Who sees it. */
  note?: ReactNode
  renderForm: (close: () => void) => ReactNode
}

/** One fact with a pencil; its form opens in place. */
export function FactRow({ label, value, note, renderForm }: FactRowProps) {
  const { t } = useLingui()
  const [isEditing, setIsEditing] = useState(false)
  const box = useRef<HTMLLIElement>(null)
  useLostFocus(box, isEditing)
  return (
    <li ref={box} className={styles.fact}>
      <div className={styles.row}>
        <div className={styles.words}>
          <div className={styles.label}>{label}</div>
          <div className={styles.value} data-missing={value === null || undefined}>
            {value ?? t`Not stated yet`}
          </div>
          {note && <div className={styles.note}>{note}</div>}
        </div>
        {!isEditing && (
          <PlainIconButton
            data-next-focus=""
            glyph={IconPencil}
            label={t`Edit: ${label}`}
            onPress={() => setIsEditing(true)}
          />
        )}
      </div>
      {isEditing && (
        <div className={styles.form}>
          <Suspense
            fallback={
              <Skeleton>
                <SkeletonLine />
              </Skeleton>
            }
          >
            {renderForm(() => setIsEditing(false))}
          </Suspense>
        </div>
      )}
    </li>
  )
}
