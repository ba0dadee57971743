import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { DraftSection, NewLesson } from '#shared/features/learning/courses/authoring/course-draft.contract.ts'
import { MAX_LESSON_TITLE } from '#shared/features/learning/courses/authoring/draft-limits.ts'
import type { opsLessons } from '#shared/features/learning/courses/authoring/ops-courses.contract.ts'
import { lessonKinds } from '#shared/features/learning/courses/course-kinds.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { FieldPair, Form } from '#web/ui/form.tsx'
import { Select } from '#web/ui/select.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useKindNames } from '../../course-words.ts'
import styles from '../authoring.module.css'
import { editHref, opsLessonQuery, refreshOpsCourses } from '../ops-course-queries.ts'

type AddLessonProps = {
  courseId: string
  sections: readonly DraftSection[]
  nameOf: (id: string) => string
  saveFirst: () => Promise<void>
}

/** Opens the new lesson in its editor. */
export function AddLesson({ courseId, sections, nameOf, saveFirst }: AddLessonProps) {
  const { t } = useLingui()
  const kinds = useKindNames()
  const { client } = useSession()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const last = sections.at(-1)?.id ?? ''
  // The chosen section may have been removed since.
  const existing = (chosen: string) => (sections.some(({ id }) => id === chosen) ? chosen : last)
  const initialValues: NewLesson = { title: '', kind: 'article', sectionId: last }
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/learning/courses/authoring/course-draft.contract.ts').then(({ newLesson }) => newLesson),
    initialValues,
    send: async (body, idempotencyKey) => {
      await saveFirst()
      return callApi<typeof opsLessons.create>(client, 'POST /ops/api/courses/:id/lessons', {
        params: { id: courseId },
        body: { ...body, sectionId: existing(body.sectionId) },
        idempotencyKey,
      })
    },
    onSuccess: async (lesson) => {
      cache.setQueryData(opsLessonQuery(courseId, lesson.id).queryKey, lesson)
      await refreshOpsCourses(cache)
      await navigate(editHref(courseId, lesson.id))
    },
  })
  const { values, change } = form
  return (
    <Form {...form.formProps}>
      <h3 className={styles.subtitle}>
        <Trans>New lesson</Trans>
      </h3>
      <TextField {...form.field('title')} label={t`Title`} maxLength={MAX_LESSON_TITLE} isRequired />
      <FieldPair>
        <Select
          label={t`Kind`}
          choices={lessonKinds.map((id) => ({ id, label: kinds[id] }))}
          value={values.kind}
          onChange={(key) => change({ kind: lessonKinds.find((one) => one === key) ?? values.kind })}
        />
        <Select
          label={t`Section`}
          choices={sections.map(({ id }) => ({ id, label: nameOf(id) }))}
          value={existing(values.sectionId)}
          onChange={(key) => change({ sectionId: String(key) })}
        />
      </FieldPair>
      <div className={styles.actions}>
        <SubmitButton isPending={form.isPending}>
          <Trans>Add lesson</Trans>
        </SubmitButton>
      </div>
    </Form>
  )
}
