import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { NewDraft } from '#shared/features/learning/courses/authoring/course-draft.contract.ts'
import { MAX_COURSE_TITLE } from '#shared/features/learning/courses/authoring/draft-limits.ts'
import type { opsCourses } from '#shared/features/learning/courses/authoring/ops-courses.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { Card } from '#web/ui/card.tsx'
import { Form } from '#web/ui/form.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import styles from './authoring.module.css'
import { KindFields } from './kind-fields.tsx'
import { editHref, OPS_COURSES, opsCourseQuery, refreshOpsCourses } from './ops-course-queries.ts'

const blank: NewDraft = { title: '', category: 'contracts', level: 'beginner', language: 'en' }

export function NewCourse() {
  const { t } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/learning/courses/authoring/course-draft.contract.ts').then(({ newDraft }) => newDraft),
    initialValues: blank,
    send: (body, idempotencyKey) =>
      callApi<typeof opsCourses.create>(client, 'POST /ops/api/courses', { body, idempotencyKey }),
    onSuccess: async (course) => {
      await refreshOpsCourses(cache)
      cache.setQueryData(opsCourseQuery(course.id).queryKey, course)
      await navigate(editHref(course.id))
    },
  })
  return (
    <>
      <PageHeader
        breadcrumbs={<Breadcrumbs crumbs={[{ label: t`Courses`, href: OPS_COURSES }]} />}
        title={<Trans>New course</Trans>}
        lead={<Trans>Nobody sees it before you publish it.</Trans>}
      />
      <Form {...form.formProps}>
        <Card>
          <div className={styles.stack}>
            <TextField {...form.field('title')} label={t`Title`} maxLength={MAX_COURSE_TITLE} isRequired />
            <KindFields values={form.values} onChange={form.change} />
          </div>
        </Card>
        <div className={styles.actions}>
          <SubmitButton isPending={form.isPending}>
            <Trans>Create course</Trans>
          </SubmitButton>
        </div>
      </Form>
    </>
  )
}
