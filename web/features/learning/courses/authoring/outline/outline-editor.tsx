import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { GridList, useDragAndDrop } from 'react-aria-components'
import type { DraftSection, OpsCourse } from '#shared/features/learning/courses/authoring/course-draft.contract.ts'
import { MAX_SECTIONS } from '#shared/features/learning/courses/authoring/draft-limits.ts'
import { Card } from '#web/ui/card.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import styles from '../authoring.module.css'
import { AddLesson } from './add-lesson.tsx'
import { movedBy, movedTo, rowsOf, withoutSection } from './outline-moves.ts'
import { LessonRow, SectionRow } from './outline-rows.tsx'

type OutlineEditorProps = {
  course: OpsCourse
  sections: readonly DraftSection[]
  onChange: (sections: DraftSection[]) => void
  /** Before a lesson is added: the server has to know the section. */
  saveFirst: () => Promise<void>
}

/** Ordered by dragging, or with two buttons per row, which work by keyboard and touch. */
export function OutlineEditor({ course, sections, onChange, saveFirst }: OutlineEditorProps) {
  const { t } = useLingui()
  const list = useRef<HTMLDivElement>(null)
  const [announcement, setAnnouncement] = useState('')
  const rows = rowsOf(sections)
  const nameOf = (id: string): string => {
    const name = sections.find((one) => one.id === id)?.title ?? course.lessons.find((one) => one.id === id)?.title
    return name || t`Untitled`
  }
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': nameOf(String(key)) })),
    onReorder: ({ keys, target }) => {
      const [key] = keys
      if (key !== undefined) onChange(movedTo(sections, String(key), String(target.key), target.dropPosition))
    },
  })
  const move = (id: string, by: -1 | 1) => {
    const next = movedBy(sections, id, by)
    onChange(next)
    const name = nameOf(id)
    const number = rowsOf(next).findIndex((row) => row.id === id) + 1
    setAnnouncement(t`${name} is now row ${number} of the outline`)
  }
  const remove = (id: string) => {
    onChange(withoutSection(sections, id))
    list.current?.focus()
  }
  return (
    <Card title={<Trans>Outline</Trans>}>
      <div className={styles.stack}>
        <p className={styles.small}>
          <Trans>Drag the rows or use the arrows. A section moves with its lessons.</Trans>
        </p>
        <GridList
          ref={list}
          aria-label={t`Outline`}
          items={rows}
          dependencies={[sections, course.lessons]}
          dragAndDropHooks={dragAndDropHooks}
          keyboardNavigationBehavior="tab"
          disallowTypeAhead
          className={styles.rows ?? ''}
        >
          {({ id }) => {
            const section = sections.find((one) => one.id === id)
            const lesson = course.lessons.find((one) => one.id === id)
            return section ? (
              <SectionRow
                section={section}
                name={nameOf(id)}
                isOnly={sections.length === 1}
                onRename={(title) => onChange(sections.map((one) => (one.id === id ? { ...one, title } : one)))}
                onMove={(by) => move(id, by)}
                onRemove={() => remove(id)}
              />
            ) : (
              <LessonRow
                id={id}
                courseId={course.id}
                lesson={lesson}
                name={nameOf(id)}
                hasProblem={course.problems.some(({ lessonId }) => lessonId === id)}
                onMove={(by) => move(id, by)}
              />
            )
          }}
        </GridList>
        <span className="visually-hidden" role="status">
          {announcement}
        </span>
        {sections.length < MAX_SECTIONS && (
          <div>
            <PlainButton onPress={() => onChange([...sections, { id: crypto.randomUUID(), title: '', lessonIds: [] }])}>
              <Trans>Add a section</Trans>
            </PlainButton>
          </div>
        )}
        <AddLesson courseId={course.id} sections={sections} nameOf={nameOf} saveFirst={saveFirst} />
      </div>
    </Card>
  )
}
