import { Trans } from '@lingui/react/macro'
import type { Lesson } from '#shared/features/learning/courses/lessons.contract.ts'
import { Card } from '#web/ui/card.tsx'
import { TickBox } from '#web/ui/tick-box.tsx'
import styles from './lesson.module.css'

type ChecklistProps = { lesson: Lesson; language: string; onChange: (checked: number[]) => void }

export function Checklist({ lesson: { checklist, progress, isEnrolled }, language, onChange }: ChecklistProps) {
  const { checked } = progress
  return (
    <Card title={<Trans>Checklist</Trans>}>
      <ul role="list" className={styles.list} lang={language} translate="no">
        {checklist.map((item, at) => (
          <li key={item}>
            {isEnrolled ? (
              <TickBox
                isSelected={checked.includes(at)}
                onChange={(isSelected) =>
                  onChange(isSelected ? [...checked, at] : checked.filter((other) => other !== at))
                }
              >
                {item}
              </TickBox>
            ) : (
              item
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
