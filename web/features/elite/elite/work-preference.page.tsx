import { parseDate } from '@internationalized/date'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { elite } from '#shared/features/elite/elite/elite.contract.ts'
import type { PreferenceForm } from '#shared/features/elite/elite/elite-forms.contract.ts'
import * as limits from '#shared/features/elite/elite/elite-limits.ts'
import {
  type EngagementKind,
  engagementKinds,
  type RatePeriod,
  ratePeriods,
  type WeekDay,
  weekDays,
} from '#shared/features/elite/elite/elite-words.ts'
import { callApi } from '#web/app/api.ts'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { useIdentity, useSession } from '#web/app/session/session-context.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { CheckboxGroup } from '#web/ui/checkbox-group.tsx'
import { DateField } from '#web/ui/date-field.tsx'
import { Form, FormActions } from '#web/ui/form.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { SaveState } from '#web/ui/save-state.tsx'
import { Select } from '#web/ui/select.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import styles from './elite.module.css'
import { formsQuery, standingQuery } from './elite-queries.ts'
import { dayWords, engagementWords, periodWords } from './elite-text.ts'
import { onboardingFrame } from './onboarding-slots.tsx'
import { FormPage } from './parts/form-page.tsx'
import { usePreferenceRows } from './parts/form-rows.tsx'
import { OtherDeviceNotice } from './parts/other-device.tsx'
import { SentPreference } from './parts/sent-form.tsx'
import { useEliteForm } from './parts/use-elite-form.ts'

const queries = pageQueries(() => [standingQuery(), formsQuery()])
export const loader = queries.server
export const clientLoader = queries.browser
export const handle = onboardingFrame

export default function WorkPreferencePage({ loaderData }: { loaderData: PageData }) {
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <FormPage kind="work-preference" lead={<Trans>When and how you want to work, and what you charge.</Trans>}>
        {(form) => (form.mayEdit ? <PreferenceFields /> : <SentPreference />)}
      </FormPage>
    </QueryBoundary>
  )
}

function PreferenceFields() {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const zone = useIdentity()?.timeZone ?? 'UTC'
  const isHydrated = useIsHydrated()
  const { data } = useSuspenseQuery(formsQuery())
  const { form, other, saveState } = useEliteForm<PreferenceForm>({
    kind: 'work-preference',
    loadSchema: () =>
      import('#shared/features/elite/elite/elite-forms.contract.ts').then(({ preferenceForm }) => preferenceForm),
    forms: data,
    save: (body) =>
      callApi<typeof elite.savePreference>(client, 'PUT /talent/api/elite/forms/work-preference', { body }),
  })
  const { values, change } = form
  const rowsOf = usePreferenceRows()
  const rows = (shown: PreferenceForm) => Object.values(rowsOf(shown)).flat()
  return (
    <Form {...form.formProps}>
      <div className={styles.fields}>
        <Card title={<Trans>Time</Trans>}>
          <div className={styles.fields}>
            <div className={styles.pair}>
              <NumberField
                name="weeklyHours"
                label={t`Hours a week`}
                value={values.weeklyHours ?? Number.NaN}
                onChange={(hours) => change({ weeklyHours: Number.isNaN(hours) ? null : hours })}
                minValue={limits.MIN_WEEKLY_HOURS}
                maxValue={limits.MAX_WEEKLY_HOURS}
                isRequired
              />
              <DateField
                // Labels of its parts differ between server and browser, and hydration would keep the server's.
                key={isHydrated ? 'browser' : 'server'}
                name="startFrom"
                label={t`Available from`}
                value={values.startFrom ? parseDate(values.startFrom) : null}
                onChange={(date) => change({ startFrom: date?.toString() ?? null })}
                isRequired
              />
              <NumberField
                name="noticeDays"
                label={t`Notice period in days`}
                value={values.noticeDays}
                onChange={(noticeDays) => change({ noticeDays: Number.isNaN(noticeDays) ? 0 : noticeDays })}
                minValue={0}
                maxValue={limits.MAX_NOTICE_DAYS}
              />
            </div>
            <CheckboxGroup
              name="days"
              label={t`Working days`}
              value={values.days}
              onChange={(days) => change({ days: days as WeekDay[] })}
            >
              <div className={styles.pair}>
                {weekDays.map((day) => (
                  <Checkbox key={day} value={day}>
                    {i18n._(dayWords[day])}
                  </Checkbox>
                ))}
              </div>
            </CheckboxGroup>
            <div className={styles.pair}>
              <NumberField
                name="fromHour"
                label={t`Your day starts at (hour)`}
                help={t`In your time zone, ${zone}`}
                value={values.fromHour}
                onChange={(fromHour) => change({ fromHour: Number.isNaN(fromHour) ? 0 : fromHour })}
                minValue={0}
                maxValue={24}
              />
              <NumberField
                name="toHour"
                label={t`Your day ends at (hour)`}
                help={t`In your time zone, ${zone}`}
                value={values.toHour}
                onChange={(toHour) => change({ toHour: Number.isNaN(toHour) ? 0 : toHour })}
                minValue={0}
                maxValue={24}
              />
              <NumberField
                name="maxShiftHours"
                label={t`How many hours you can shift your schedule`}
                help={t`To overlap with clients in other time zones`}
                value={values.maxShiftHours}
                onChange={(hours) => change({ maxShiftHours: Number.isNaN(hours) ? 0 : hours })}
                minValue={0}
                maxValue={limits.MAX_SHIFT_HOURS}
              />
            </div>
          </div>
        </Card>
        <Card title={<Trans>Rate and contract</Trans>}>
          <div className={styles.fields}>
            <div className={styles.pair}>
              <NumberField
                name="rate"
                label={t`Lowest rate`}
                value={values.rate ?? Number.NaN}
                onChange={(rate) => change({ rate: Number.isNaN(rate) ? null : rate })}
                minValue={1}
                isRequired
              />
              <TextField
                name="currency"
                label={t`Currency`}
                help={t`Three letters, such as USD or KES`}
                value={values.currency}
                onChange={(currency) => change({ currency: currency.toUpperCase().slice(0, 3) })}
                isRequired
              />
              <Select
                name="ratePeriod"
                label={t`Period`}
                choices={ratePeriods.map((id) => ({ id, label: i18n._(periodWords[id]) }))}
                value={values.ratePeriod}
                onChange={(key) => key && change({ ratePeriod: key as RatePeriod })}
              />
            </div>
            <CheckboxGroup
              name="engagement"
              label={t`Kinds of contract`}
              value={values.engagement}
              onChange={(engagement) => change({ engagement: engagement as EngagementKind[] })}
              isRequired
            >
              {engagementKinds.map((kind) => (
                <Checkbox key={kind} value={kind}>
                  {i18n._(engagementWords[kind])}
                </Checkbox>
              ))}
            </CheckboxGroup>
            <NumberField
              name="travelPercent"
              label={t`Time you can spend travelling, in percent`}
              value={values.travelPercent}
              onChange={(travel) => change({ travelPercent: Number.isNaN(travel) ? 0 : travel })}
              minValue={0}
              maxValue={100}
            />
          </div>
        </Card>
        <Card title={<Trans>What you would rather avoid</Trans>}>
          <div className={styles.fields}>
            <TextArea
              {...form.field('industriesToAvoid')}
              label={t`Industries to avoid`}
              help={t`One per line`}
              rows={3}
              isOptional
            />
            <TextArea
              {...form.field('blockedCompanies')}
              label={t`Companies that should not see you`}
              help={t`One per line`}
              rows={3}
              isOptional
            />
          </div>
        </Card>
        <OtherDeviceNotice other={other} rows={rows} />
        <FormActions>
          <SubmitButton isPending={form.isPending}>
            <Trans>Submit this form</Trans>
          </SubmitButton>
          <SaveState {...saveState} />
        </FormActions>
      </div>
    </Form>
  )
}
