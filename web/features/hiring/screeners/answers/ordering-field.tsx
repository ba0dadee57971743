import { Trans, useLingui } from '@lingui/react/macro'
import { IconChevronDown, IconChevronUp, IconGripVertical } from '@tabler/icons-react'
import { useId, useRef, useState } from 'react'
import { Button, GridList, GridListItem, useDragAndDrop } from 'react-aria-components'
import type { AnswerValue } from '#shared/features/hiring/screeners/question.contract.ts'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import styles from './answers.module.css'
import { isOrderOf, moved, movedNextTo } from './reorder.ts'

type OrderingFieldProps = {
  items: readonly { id: string; text: string }[]
  value: AnswerValue
  onChange: (value: AnswerValue) => void
}

/**
 * Ordered by dragging, or with two buttons per row. The initial order may be correct already, but it only counts as an answer
 * once confirmed.
 */
export function OrderingField({ items, value, onChange }: OrderingFieldProps) {
  const { t } = useLingui()
  const labelId = useId()
  const ids = items.map(({ id }) => id)
  const isGiven = isOrderOf(value, ids)
  const order = isGiven ? value : ids
  const shown = order.flatMap((id) => items.find((item) => item.id === id) ?? [])
  const [announcement, setAnnouncement] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': items.find(({ id }) => id === key)?.text ?? '' })),
    onReorder: ({ keys, target }) =>
      onChange(movedNextTo(order, [...keys].map(String), String(target.key), target.dropPosition)),
  })

  // Buttons at the ends stay: one that disappears when pressed would lose the focus.
  const move = (place: number, by: -1 | 1) => {
    if (order[place + by] === undefined) return
    onChange(moved(order, place, by))
    const { text } = shown[place] ?? { text: '' }
    const number = place + by + 1
    setAnnouncement(t`${text} is now number ${number}`)
  }

  const keep = () => {
    onChange([...order])
    list.current?.focus()
  }

  return (
    <div className={styles.ordering}>
      <span id={labelId} className={styles.label}>
        <Trans>Put these in order, first on top</Trans>
      </span>
      <GridList
        ref={list}
        aria-labelledby={labelId}
        items={shown}
        dependencies={[order]}
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
