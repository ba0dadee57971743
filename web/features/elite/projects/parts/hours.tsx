import { parseDate } from '@internationalized/date'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Project } from '#shared/features/elite/projects/project-facts.contract.ts'
import { MAX_DAY_HOURS } from '#shared/features/elite/projects/project-limits.ts'
import type { projects } from '#shared/features/elite/projects/projects.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { Day } from '#web/features/elite/briefs/parts/brief-facts.tsx'
import { Card } from '#web/ui/card.tsx'
import { DateField } from '#web/ui/date-field.tsx'
import { Form } from '#web/ui/form.tsx'
import { List, ListRow } from '#web/ui/list-row.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import styles from '../projects.module.css'
import { useShowProject } from '../projects-queries.ts'

export function Hours({ project }: { project: Project }) {
  const { t } = useLingui()
  const { workDays, totalHours, can } = project
  if (workDays.length === 0 && !can.logHours) return null
  return (
    <Card
      title={<Trans>Timesheet</Trans>}
      aside={<Plural value={totalHours} one="# hour in all" other="# hours in all" />}
    >
      <div className={styles.stack}>
        {can.logHours && <HoursForm id={project.id} />}
        {workDays.length > 0 && (
          <List label={t`Days worked`}>
            {workDays.map(({ day, hours, note }) => (
              <ListRow
                key={day}
                title={<Day on={day} />}
                meta={<bdi translate="no">{note}</bdi>}
                action={<Plural value={hours} one="# hour" other="# hours" />}
              />
            ))}
          </List>
        )}
      </div>
    </Card>
  )
}

type HoursValues = { day: string | null; hours: number; note: string }
const initialValues: HoursValues = { day: null, hours: 8, note: '' }

function HoursForm({ id }: { id: string }) {
  const { t } = useLingui()
  const { client } = useSession()
  const show = useShowProject()
  const isHydrated = useIsHydrated()
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/elite/projects/project-facts.contract.ts').then(({ workDayEntry }) => workDayEntry),
    initialValues,
    send: (body) =>
      callApi<typeof projects.logHours>(client, 'PUT /shared/api/projects/:id/hours', { params: { id }, body }),
    onSuccess: async (shown) => {
      await show(shown)
      void showToast({ text: t`Hours saved` })
    },
  })
  const { values, change } = form
  return (
    <Form {...form.formProps}>
      <div className={styles.pair}>
        <DateField
          // Labels of its parts differ between server and browser, and hydration would keep the server's.
          key={isHydrated ? 'browser' : 'server'}
          name="day"
          label={t`Day`}
          value={values.day ? parseDate(values.day) : null}
          onChange={(date) => change({ day: date?.toString() ?? null })}
          isRequired
        />
        <NumberField
          name="hours"
          label={t`Hours`}
          help={t`Enter 0 to remove the day.`}
          minValue={0}
          maxValue={MAX_DAY_HOURS}
          step={0.25}
          value={values.hours}
          onChange={(hours) => change({ hours })}
          isRequired
        />
        <TextField {...form.field('note')} label={t`What you worked on`} isOptional />
      </div>
      <SubmitButton isPending={form.isPending}>
        <Trans>Save hours</Trans>
      </SubmitButton>
    </Form>
  )
}
