import { Trans, useLingui } from '@lingui/react/macro'
import { IconChevronDown, IconChevronUp, IconGripVertical, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button, GridListItem } from 'react-aria-components'
import type { DraftSection, OpsCourse } from '#shared/features/learning/courses/authoring/course-draft.contract.ts'
import { MAX_SECTION_TITLE } from '#shared/features/learning/courses/authoring/draft-limits.ts'
import { Chip } from '#web/ui/chip.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Link } from '#web/ui/link.tsx'
import { useKindNames } from '../../course-words.ts'
import { Duration } from '../../duration.tsx'
import styles from '../authoring.module.css'
import { editHref } from '../ops-course-queries.ts'

type RowProps = {
  id: string
  name: string
  kind: 'section' | 'lesson'
  onMove: (by: -1 | 1) => void
  more?: ReactNode
  children: ReactNode
}

function Row({ id, name, kind, onMove, more, children }: RowProps) {
  const { t } = useLingui()
  return (
    <GridListItem id={id} textValue={name} className={styles.row ?? ''} data-kind={kind}>
      <Button slot="drag" className={styles.grip ?? ''} aria-label={t`Drag ${name}`}>
        <Icon glyph={IconGripVertical} />
      </Button>
      <div className={styles.rowWords}>{children}</div>
      <span className={styles.moves}>
        <IconButton glyph={IconChevronUp} label={t`Move ${name} up`} onPress={() => onMove(-1)} />
        <IconButton glyph={IconChevronDown} label={t`Move ${name} down`} onPress={() => onMove(1)} />
        {more}
      </span>
    </GridListItem>
  )
}

type SectionRowProps = {
  section: DraftSection
  name: string
  /** A course has at least one. */
  isOnly: boolean
  onRename: (title: string) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

export function SectionRow({ section, name, isOnly, onRename, onMove, onRemove }: SectionRowProps) {
  const { t } = useLingui()
  return (
    <Row
      id={section.id}
      name={name}
      kind="section"
      onMove={onMove}
      more={!isOnly && <IconButton glyph={IconTrash} label={t`Remove section ${name}`} onPress={onRemove} />}
    >
      <input
        className={styles.field}
        aria-label={t`Title of the section`}
        placeholder={t`Title of the section`}
        maxLength={MAX_SECTION_TITLE}
        value={section.title}
        onChange={(event) => onRename(event.target.value)}
        // The list has its own meaning for arrows, Space and Escape.
        onKeyDownCapture={(event) => event.stopPropagation()}
        onKeyDown={(event) => event.stopPropagation()}
      />
    </Row>
  )
}

type LessonRowProps = {
  id: string
  courseId: string
  lesson: OpsCourse['lessons'][number] | undefined
  name: string
  hasProblem: boolean
  onMove: (by: -1 | 1) => void
}

export function LessonRow({ id, courseId, lesson, name, hasProblem, onMove }: LessonRowProps) {
  const kinds = useKindNames()
  return (
    <Row id={id} name={name} kind="lesson" onMove={onMove}>
      <Link to={editHref(courseId, id)}>
        <bdi translate="no">{name}</bdi>
      </Link>
      {lesson && (
        <span className={styles.small}>
          {kinds[lesson.kind]} · <Duration minutes={lesson.minutes} />
        </span>
      )}
      {hasProblem && (
        <Chip size="small" tone="warn">
          <Trans>Not finished</Trans>
        </Chip>
      )}
    </Row>
  )
}
