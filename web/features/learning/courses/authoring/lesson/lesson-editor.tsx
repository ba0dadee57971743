import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { LessonDraft } from '#shared/features/learning/courses/authoring/course-draft.contract.ts'
import { MAX_LESSON_TITLE } from '#shared/features/learning/courses/authoring/draft-limits.ts'
import { isMediaLesson } from '#shared/features/learning/courses/course-kinds.ts'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { Card } from '#web/ui/card.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useKindNames } from '../../course-words.ts'
import { Duration } from '../../duration.tsx'
import { Article } from '../../lesson/article.tsx'
import styles from '../authoring.module.css'
import { linesOf, readLines } from '../lines.ts'
import { editHref, OPS_COURSES, opsCourseQuery, opsLessonQuery } from '../ops-course-queries.ts'
import { ConflictPanel } from '../saving/conflict-panel.tsx'
import { SaveText } from '../saving/save-text.tsx'
import { LessonLinks } from './lesson-links.tsx'
import { MarkdownField } from './markdown-field.tsx'
import { describeMedia, MediaFields } from './media/media-fields.tsx'
import { MediaSlot } from './media/media-slot.tsx'
import { QuizEditor } from './quiz-editor.tsx'
import { useLessonText } from './use-lesson-text.ts'

export function LessonEditor({ courseId, lessonId }: { courseId: string; lessonId: string }) {
  const { t } = useLingui()
  const kinds = useKindNames()
  const names = useFieldNames()
  const { data: course } = useSuspenseQuery(opsCourseQuery(courseId))
  const { data: lesson } = useSuspenseQuery(opsLessonQuery(courseId, lessonId))
  const text = useLessonText(courseId, lesson)
  const { values } = text.state
  const { change } = text.autosave
  return (
    <>
      <PageHeader
        breadcrumbs={
          <Breadcrumbs
            crumbs={[
              { label: t`Courses`, href: OPS_COURSES },
              { label: <bdi translate="no">{course.title}</bdi>, href: editHref(courseId) },
            ]}
          />
        }
        title={<bdi translate="no">{values.title || t`Untitled`}</bdi>}
        lead={
          <span className={styles.lead}>
            <span>
              {kinds[lesson.kind]} · <Duration minutes={lesson.minutes} />
            </span>
            <SaveText text={text} />
          </span>
        }
      />
      <ConflictPanel text={text} names={names} describe={describe} />
      <div className={lesson.kind === 'quiz' ? styles.main : styles.halves}>
        <div className={styles.main}>
          <Card>
            <div className={styles.stack}>
              <TextField
                label={t`Title`}
                maxLength={MAX_LESSON_TITLE}
                value={values.title}
                onChange={(title) => change({ title })}
              />
              {lesson.kind !== 'quiz' && (
                <MarkdownField label={t`Text`} value={values.body} onChange={(body) => change({ body })} />
              )}
              {lesson.kind === 'assignment' && (
                <TextArea
                  label={t`Checklist`}
                  help={t`One item per line. Ticking all of them finishes the lesson.`}
                  rows={5}
                  value={linesOf(values.checklist)}
                  onChange={(lines) => change({ checklist: readLines(lines) })}
                />
              )}
            </div>
          </Card>
          {isMediaLesson(lesson.kind) && (
            <MediaFields
              courseId={courseId}
              lesson={lesson}
              media={values.media}
              language={course.language}
              onChange={(media) => change({ media })}
            />
          )}
          {lesson.kind === 'download' && (
            <Card title={<Trans>File</Trans>}>
              <MediaSlot
                courseId={courseId}
                kind="download"
                fileId={values.media.downloadId}
                known={lesson.files}
                onChange={(downloadId) => change({ media: { ...values.media, downloadId } })}
              />
            </Card>
          )}
          {lesson.kind === 'quiz' && (
            <QuizEditor questions={values.questions} onChange={(questions) => change({ questions })} />
          )}
        </div>
        {lesson.kind !== 'quiz' && (
          <Card title={<Trans>Preview</Trans>}>
            {lesson.html === '' ? (
              <p className={styles.text}>
                <Trans>The text appears here once it is saved.</Trans>
              </p>
            ) : (
              <Article
                html={lesson.html}
                language={course.language}
                startAt={0}
                isTracked={false}
                onRead={() => undefined}
              />
            )}
          </Card>
        )}
      </div>
      <LessonLinks course={course} lessonId={lessonId} saveFirst={text.autosave.flush} />
    </>
  )
}

function useFieldNames(): Record<keyof LessonDraft, string> {
  const { t } = useLingui()
  return {
    title: t`Title`,
    body: t`Text`,
    questions: t`Questions`,
    checklist: t`Checklist`,
    media: t`Files and captions`,
  }
}

function describe(values: LessonDraft, field: keyof LessonDraft): string {
  if (field === 'checklist') return values.checklist.join('\n')
  if (field === 'media') return describeMedia(values.media)
  if (field !== 'questions') return values[field]
  return values.questions
    .map(({ prompt, options }) => [prompt, ...options.map((one) => `– ${one}`)].join('\n'))
    .join('\n')
}
