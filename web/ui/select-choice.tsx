// A choice of a list, and how its row looks; shared by select and combo box.

import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ListBoxItem } from 'react-aria-components'
import { Icon } from './icon.tsx'
import styles from './popover.module.css'

export type Choice = {
  id: string
  label: string
  detail?: string
  /** Before the label: a flag, a logo. */
  lead?: ReactNode
  isDisabled?: boolean
}

export function ChoiceItem({ choice }: { choice: Choice }) {
  return (
    <ListBoxItem
      id={choice.id}
      textValue={choice.label}
      isDisabled={choice.isDisabled ?? false}
      className={styles.item ?? ''}
    >
      {({ isSelected }) => (
        <>
          {choice.lead}
          <span className={styles.itemText}>
            {choice.label}
            {choice.detail && <span className={styles.detail}>{choice.detail}</span>}
          </span>
          {isSelected && (
            <span className={styles.tick}>
              <Icon glyph={IconCheck} size={16} />
            </span>
          )}
        </>
      )}
    </ListBoxItem>
  )
}
