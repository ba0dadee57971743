import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type CalendarProblem, MAX_CALENDARS } from '#shared/features/hiring/interviews/calendar-limits.ts'
import type { BusyCalendar, calendars, OwnCalendars } from '#shared/features/hiring/interviews/calendars.contract.ts'
import { formatDistance } from '#shared/kit/time-format.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { useNow } from '#web/platform/clock/use-now.ts'
import { Form, FormActions } from '#web/ui/form.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { focusHeadingIfLost } from '#web/ui/use-lost-focus.ts'
import { calendarsQuery } from './calendar-queries.ts'
import styles from './calendars.module.css'

/** Calendars elsewhere, from which only the busy times are read. */
export function BusyCalendars({ own }: { own: OwnCalendars }) {
  return (
    <section className={styles.part} aria-labelledby="busy-calendars">
      <h3 id="busy-calendars" className={styles.title}>
        <Trans>Your busy times</Trans>
      </h3>
      <p className={styles.note}>
        <Trans>
          Connect your calendar, and no interview is suggested while you are busy. We only keep the times: no titles, no
          places, no people.
        </Trans>
      </p>
      {own.calendars.length > 0 && (
        <ul role="list" className={styles.list}>
          {own.calendars.map((calendar) => (
            <ConnectedCalendar key={calendar.id} calendar={calendar} />
          ))}
        </ul>
      )}
      {own.calendars.length < MAX_CALENDARS && <AddCalendar key={own.calendars.length} />}
    </section>
  )
}

function useProblemText(): Record<CalendarProblem, string> {
  const { t } = useLingui()
  return {
    forbidden: t`This address can no longer be read.`,
    unreachable: t`The calendar does not answer at the moment. We will try again.`,
    rejected: t`The server refuses to send this calendar. Check whether sharing it is still turned on.`,
    too_large: t`This calendar has become too large to read.`,
    not_a_calendar: t`There is no calendar at this address any more.`,
  }
}

function ConnectedCalendar({ calendar: { id, host, lastReadAt, problem } }: { calendar: BusyCalendar }) {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const now = useNow()
  const problems = useProblemText()
  const removing = useMutation({
    mutationFn: () => callApi<typeof calendars.remove>(client, 'DELETE /shared/api/calendars/:id', { params: { id } }),
    onSuccess: (changed) => {
      cache.setQueryData(calendarsQuery.queryKey, changed)
      focusHeadingIfLost()
    },
  })
  const read = lastReadAt !== null && now !== null && formatDistance(Date.parse(lastReadAt), now, i18n.locale)
  return (
    <li className={styles.calendar}>
      <div>
        <bdi translate="no">{host}</bdi>
        {problem ? <p className={styles.problem}>{problems[problem]}</p> : null}
        {!problem && read && (
          <p className={styles.note}>
            <Trans>Last read {read}</Trans>
          </p>
        )}
      </div>
      <PlainButton
        variant="danger-text"
        isDisabled={removing.isPending}
        aria-label={t`Remove the calendar from ${host}`}
        onPress={() => removing.mutate()}
      >
        <Trans>Remove</Trans>
      </PlainButton>
    </li>
  )
}

function AddCalendar() {
  const { t } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/hiring/interviews/calendars.contract.ts').then(
        ({ calendars: contract }) => contract.add.body,
      ),
    initialValues: { address: '' },
    send: (body) => callApi<typeof calendars.add>(client, 'POST /shared/api/calendars', { body }),
    onSuccess: (changed) => {
      cache.setQueryData(calendarsQuery.queryKey, changed)
    },
  })
  return (
    <Form {...form.formProps}>
      <TextField
        {...form.field('address')}
        type="url"
        label={t`Address of your calendar`}
        help={t`In Google Calendar it is called “secret address in iCal format”, in Outlook “ICS link”, in Apple Calendar “public calendar”.`}
        placeholder="https://…/calendar.ics"
      />
      <FormActions>
        <SubmitButton isPending={form.isPending}>
          <Trans>Connect calendar</Trans>
        </SubmitButton>
      </FormActions>
    </Form>
  )
}
