import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { memo, type ReactNode, useEffect, useRef, useState } from 'react'
import { applicantHrefs } from '../applicant-hrefs.ts'
import type { ApplicantsView } from '../view/applicants-view.ts'
import { ApplicantCard } from './applicant-card.tsx'
import styles from './board.module.css'
import type { Lane } from './board-cards.ts'
import { ROW_REM, useCardWindow } from './use-card-window.ts'

type BoardColumnProps = {
  lane: Lane
  name: string
  total: number
  view: ApplicantsView
  now: number
  canMove: boolean
  selected: ReadonlySet<string>
  isShown: boolean
  isOver: boolean
  onMore: (key: string) => Promise<void>
}

/** Rendered again only if its own cards or its part of the view change. */
export const BoardColumn = memo(function BoardColumn(props: BoardColumnProps) {
  const { lane, name, total, view, now, canMove, selected, isShown, isOver, onMore } = props
  const { i18n } = useLingui()
  const scroller = useRef<HTMLDivElement>(null)
  const { items, nextCursor, key } = lane
  const { start, end } = useCardWindow(scroller, items.length)
  // A card that has the focus stays, however far it is scrolled away.
  const [focused, setFocused] = useState<string | null>(null)
  const more = useMore(() => onMore(key))
  const isNearEnd = end >= items.length - 1
  useEffect(() => {
    if (isNearEnd && nextCursor !== null && items.length > 0) more.load()
  })
  const focusedPlace = focused === null ? -1 : items.findIndex(({ id }) => id === focused)
  const places = Array.from({ length: Math.max(0, end - start) }, (_, index) => start + index)
  if (focusedPlace !== -1 && (focusedPlace < start || focusedPlace >= end)) places.push(focusedPlace)
  const hrefOf = applicantHrefs(view)
  const cards = places.flatMap((place): ReactNode => {
    const card = items[place]
    return card ? (
      <ApplicantCard
        key={card.id}
        card={card}
        href={hrefOf(card.id)}
        place={place}
        total={total}
        now={now}
        canMove={canMove}
        isSelected={selected.has(card.id)}
      />
    ) : null
  })
  const left = total - items.length
  return (
    <section
      className={styles.column}
      data-column={key}
      data-shown={isShown || undefined}
      data-over={isOver || undefined}
      aria-labelledby={`column-${key}`}
      tabIndex={-1}
    >
      <h2 id={`column-${key}`} className={styles.title}>
        <bdi>{name}</bdi> <span className={styles.count}>{i18n.number(total)}</span>
      </h2>
      <div
        ref={scroller}
        className={styles.scroller}
        onFocus={({ target }) => setFocused(idOf(target))}
        onBlur={() => setFocused(null)}
      >
        {items.length === 0 ? (
          <p className={styles.nothing}>
            <Trans>No applicants</Trans>
          </p>
        ) : (
          <ul
            role="list"
            className={styles.cards}
            style={{ blockSize: `${items.length * ROW_REM}rem` }}
            aria-labelledby={`column-${key}`}
          >
            {cards}
          </ul>
        )}
        {nextCursor !== null && left > 0 && (
          <button type="button" className={styles.more} onClick={more.retry}>
            <Plural value={left} one="Show # more" other="Show # more" />
          </button>
        )}
      </div>
    </section>
  )
})

const idOf = (element: Element): string | null =>
  element.closest<HTMLElement>('[data-applicant]')?.dataset['applicant'] ?? null

/** One page at a time; after a failure only the button tries again. */
function useMore(load: () => Promise<void>) {
  const state = useRef<'idle' | 'pending' | 'failed'>('idle')
  const run = () => {
    state.current = 'pending'
    load().then(
      () => {
        state.current = 'idle'
      },
      () => {
        state.current = 'failed'
      },
    )
  }
  return {
    load: () => {
      if (state.current === 'idle') run()
    },
    retry: () => {
      if (state.current !== 'pending') run()
    },
  }
}
