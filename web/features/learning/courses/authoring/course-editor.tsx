import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import type { DraftFacts, OpsCourse } from '#shared/features/learning/courses/authoring/course-draft.contract.ts'
import type { opsCourses } from '#shared/features/learning/courses/authoring/ops-courses.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import styles from './authoring.module.css'
import { CourseFacts } from './course-facts.tsx'
import { ListingCard } from './listing-card.tsx'
import { factsOf, OPS_COURSES, opsCourseQuery } from './ops-course-queries.ts'
import { stateTones, useStateNames } from './ops-course-words.ts'
import { OutlineEditor } from './outline/outline-editor.tsx'
import { PublishCard } from './publish-card.tsx'
import { RemoveCourse } from './remove-course.tsx'
import { ConflictPanel } from './saving/conflict-panel.tsx'
import { SaveText } from './saving/save-text.tsx'
import { useRevisionAutosave } from './saving/use-revision-autosave.ts'
import { VersionsCard } from './versions-card.tsx'

export function CourseEditor({ id }: { id: string }) {
  const { t } = useLingui()
  const states = useStateNames()
  const names = useFieldNames()
  const { data: course } = useSuspenseQuery(opsCourseQuery(id))
  const text = useCourseText(course)
  const { values } = text.state
  const change = text.autosave.change
  return (
    <>
      <PageHeader
        breadcrumbs={<Breadcrumbs crumbs={[{ label: t`Courses`, href: OPS_COURSES }]} />}
        title={<bdi translate="no">{values.title || t`Untitled`}</bdi>}
        lead={
          <span className={styles.lead}>
            <Chip size="small" tone={stateTones[course.state]}>
              {states[course.state]}
            </Chip>
            <SaveText text={text} />
          </span>
        }
        actions={
          course.slug !== null && (
            <LinkButton href={`/courses/${course.slug}`}>
              <Trans>Open the published course</Trans>
            </LinkButton>
          )
        }
      />
      <ConflictPanel text={text} names={names} describe={describe(course)} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <OutlineEditor
            course={course}
            sections={values.sections}
            onChange={(sections) => change({ sections })}
            saveFirst={text.autosave.flush}
          />
          <CourseFacts values={values} onChange={change} />
        </div>
        <aside className={styles.aside} aria-label={t`Publishing`}>
          <PublishCard course={course} text={text} />
          <VersionsCard course={course} text={text} />
          {course.version === 0 ? <RemoveCourse course={course} /> : <ListingCard course={course} />}
        </aside>
      </div>
    </>
  )
}

function useCourseText(course: OpsCourse) {
  const { client } = useSession()
  const cache = useQueryClient()
  const { id } = course
  const revised = (saved: OpsCourse) => ({ values: factsOf(saved), revision: saved.revision })
  return useRevisionAutosave<DraftFacts>({
    name: `course-${id}`,
    saved: revised(course),
    write: async (values, revision) => {
      const saved = await callApi<typeof opsCourses.change>(client, 'PUT /ops/api/courses/:id', {
        params: { id },
        body: { ...values, revision },
      })
      cache.setQueryData(opsCourseQuery(id).queryKey, saved)
      return revised(saved)
    },
    read: async () =>
      revised(await callApi<typeof opsCourses.show>(client, 'GET /ops/api/courses/:id', { params: { id } })),
  })
}

export type CourseText = ReturnType<typeof useCourseText>

function useFieldNames(): Record<keyof DraftFacts, string> {
  const { t } = useLingui()
  return {
    title: t`Title`,
    summary: t`Summary`,
    category: t`Subject`,
    level: t`Level`,
    language: t`Language`,
    skills: t`Skills`,
    outcomes: t`What learners will be able to do`,
    sources: t`Sources`,
    sections: t`Outline`,
  }
}

const describe =
  ({ lessons }: OpsCourse) =>
  (values: DraftFacts, field: keyof DraftFacts): string => {
    if (field === 'sources') return values.sources.map(({ title, url }) => `${title} ${url}`).join('\n')
    if (field === 'skills' || field === 'outcomes') return values[field].join('\n')
    if (field !== 'sections') return values[field]
    const titleOf = (id: string) => lessons.find((lesson) => lesson.id === id)?.title ?? ''
    return values.sections
      .map(({ title, lessonIds }) => [title, ...lessonIds.map((id) => `– ${titleOf(id)}`)].join('\n'))
      .join('\n')
  }
