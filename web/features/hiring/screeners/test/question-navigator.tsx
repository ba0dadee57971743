import { useLingui } from '@lingui/react/macro'
import { IconFlagFilled } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import styles from './test.module.css'

type QuestionNavigatorProps = {
  questions: readonly { id: string; isAnswered: boolean; isFlagged: boolean }[]
  /** How many questions come before these. */
  first: number
  current: number
  onGo: (place: number) => void
}

/** A grid where there is room, a horizontally scrolling strip on phones. */
export function QuestionNavigator({ questions, first, current, onGo }: QuestionNavigatorProps) {
  const { t } = useLingui()
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    list.current?.children[current]?.scrollIntoView?.({ block: 'nearest', inline: 'center' })
  }, [current])
  return (
    <nav aria-label={t`Questions`}>
      <ol ref={list} className={styles.numbers}>
        {questions.map(({ id, isAnswered, isFlagged }, place) => {
          const number = first + place + 1
          const labels = [
            t`Question ${number}`,
            isAnswered ? t`answered` : t`unanswered`,
            ...(isFlagged ? [t`flagged`] : []),
          ]
          return (
            <li key={id}>
              <button
                type="button"
                className={styles.number}
                data-answered={isAnswered || undefined}
                aria-current={place === current ? 'step' : undefined}
                aria-label={labels.join(', ')}
                onClick={() => onGo(place)}
              >
                {number}
                {isFlagged && (
                  <span className={styles.flagMark}>
                    <Icon glyph={IconFlagFilled} size={16} />
                  </span>
                )}
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
