import { useLingui } from '@lingui/react/macro'
import { IconChevronDown, IconChevronUp, IconGripVertical } from '@tabler/icons-react'
import { type Ref, useState } from 'react'
import { Button, GridList, GridListItem, useDragAndDrop } from 'react-aria-components'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { moved, movedNextTo } from './reorder.ts'
import styles from './reorder-list.module.css'

type ReorderListProps = {
  /** In the current order. */
  items: readonly { id: string; text: string }[]
  onChange: (order: string[]) => void
  'aria-label'?: string
  'aria-labelledby'?: string
  ref?: Ref<HTMLDivElement>
}

/** Ordered by dragging, or with two buttons per row, which work by keyboard and touch. */
export function ReorderList({ items, onChange, ...props }: ReorderListProps) {
  const { t } = useLingui()
  const order = items.map(({ id }) => id)
  const [announcement, setAnnouncement] = useState('')
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': items.find(({ id }) => id === key)?.text ?? '' })),
    onReorder: ({ keys, target }) =>
      onChange(movedNextTo(order, [...keys].map(String), String(target.key), target.dropPosition)),
  })

  // Buttons at the ends stay: one that disappears when pressed would lose the focus.
  const move = (place: number, by: -1 | 1) => {
    if (order[place + by] === undefined) return
    onChange(moved(order, place, by))
    const { text } = items[place] ?? { text: '' }
    const number = place + by + 1
    setAnnouncement(t`${text} is now number ${number}`)
  }

  return (
    <>
      <GridList
        {...props}
        items={items}
        dependencies={[items]}
        dragAndDropHooks={dragAndDropHooks}
        keyboardNavigationBehavior="tab"
        className={styles.rows ?? ''}
      >
        {({ id, text }) => {
          const place = order.indexOf(id)
          return (
            <GridListItem id={id} textValue={text} className={styles.row ?? ''}>
              <Button slot="drag" className={styles.grip ?? ''} aria-label={t`Drag ${text}`}>
                <Icon glyph={IconGripVertical} />
              </Button>
              <span className={styles.place}>{place + 1}</span>
              <bdi className={styles.text}>{text}</bdi>
              <span className={styles.moves}>
                <IconButton glyph={IconChevronUp} label={t`Move ${text} up`} onPress={() => move(place, -1)} />
                <IconButton glyph={IconChevronDown} label={t`Move ${text} down`} onPress={() => move(place, 1)} />
              </span>
            </GridListItem>
          )
        }}
      </GridList>
      <span className="visually-hidden" role="status">
        {announcement}
      </span>
    </>
  )
}
