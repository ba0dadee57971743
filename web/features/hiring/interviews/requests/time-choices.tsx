import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type {
  InterviewRequest,
  interviewRequests,
} from '#shared/features/hiring/interviews/interview-requests.contract.ts'
import { zoneAt } from '#shared/features/hiring/interviews/travel/clock-at.ts'
import { formatLongDate, formatTime, formatWeekday } from '#shared/kit/time-format.ts'
import { localDateAt, MINUTE } from '#shared/kit/time-zones.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { useClock } from '#web/platform/clock/use-clock.ts'
import { Form } from '#web/ui/form.tsx'
import { Radio, RadioGroup } from '#web/ui/radio-group.tsx'
import { Select } from '#web/ui/select.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { focusHeadingIfLost } from '#web/ui/use-lost-focus.ts'
import { refreshInterviews } from '../interview-queries.ts'
import { BothTimes } from '../parts/both-times.tsx'
import { FitWord } from '../parts/fit-word.tsx'
import styles from './requests.module.css'

/** The offered times, or those of a day in the company's free time, as a form that works before scripts load. */
export function TimeChoices({ request }: { request: InterviewRequest }) {
  const { t, i18n } = useLingui()
  const clock = useClock()
  const { client } = useSession()
  const cache = useQueryClient()
  const { id, minutes, talentClock, companyClock, company } = request
  const { name } = company
  const free = Map.groupBy(request.starts, (startsAt) => {
    const at = Date.parse(startsAt)
    return localDateAt(zoneAt(talentClock, at), at)
  })
  const [picked, setPicked] = useState<string | null>(null)
  // All times of that day may have been taken meanwhile.
  const date = picked !== null && free.has(picked) ? picked : [...free.keys()][0]
  const times = request.availability
    ? (free.get(date ?? '') ?? []).map((startsAt) => ({ id: startsAt, startsAt, isTaken: false }))
    : request.times.filter(({ by }) => by === 'company')
  const form = useContractForm({
    plainName: 'choose-time',
    hidden: { requestId: id },
    loadSchema: () =>
      import('#shared/features/hiring/interviews/interview-requests.contract.ts').then(
        (contract) => contract.interviewRequests.accept.body,
      ),
    initialValues: { timeId: '' },
    send: async (body) => {
      try {
        return await callApi<typeof interviewRequests.accept>(
          client,
          'POST /talent/api/interview-requests/:id/accept',
          {
            params: { id },
            body,
          },
        )
      } catch (error) {
        // Another time may have been taken, too.
        void refreshInterviews(cache)
        throw error
      }
    },
    onSuccess: async () => {
      await refreshInterviews(cache)
      focusHeadingIfLost()
      await showToast({ text: t`Your interview with ${name} is scheduled.` })
    },
  })
  const chosen = times.find((time) => time.id === form.values.timeId)
  const chosenAt = chosen && Date.parse(chosen.startsAt)
  const day = chosenAt && formatWeekday(chosenAt, zoneAt(talentClock, chosenAt), i18n.locale)
  const time = chosenAt && formatTime(chosenAt, zoneAt(talentClock, chosenAt), i18n.locale, clock)
  if (request.availability && date === undefined)
    return (
      <p>
        <Trans>
          No time is free at the moment. Offer <bdi>{name}</bdi> other times.
        </Trans>
      </p>
    )
  return (
    <Form {...form.formProps}>
      {date !== undefined && (
        <Select
          label={t`Choose a day`}
          choices={[...free.keys()].map((one) => ({
            id: one,
            label: formatLongDate(Date.parse(one), 'UTC', i18n.locale),
          }))}
          value={date}
          onChange={(one) => {
            setPicked(typeof one === 'string' ? one : null)
            form.change({ timeId: '' })
          }}
        />
      )}
      <RadioGroup
        name="timeId"
        label={t`Choose a time`}
        value={form.values.timeId || null}
        onChange={(timeId) => form.change({ timeId })}
      >
        {times.map(({ id: timeId, startsAt, isTaken }, place) => {
          const from = Date.parse(startsAt)
          const span = { from, to: from + minutes * MINUTE }
          return (
            <Radio key={timeId} value={timeId} isCard isDisabled={isTaken}>
              <span className={styles.choice}>
                {!request.availability && (
                  <span className={styles.number} aria-hidden="true">
                    {i18n.number(place + 1)}
                  </span>
                )}
                <BothTimes {...span} own={talentClock} other={companyClock} />
                {isTaken ? <span>{t`No longer free`}</span> : <FitWord clock={talentClock} span={span} />}
              </span>
            </Radio>
          )
        })}
      </RadioGroup>
      <div className={styles.submit}>
        <SubmitButton isPending={form.isPending}>
          {day && time ? (
            <Trans>
              Choose {day}, {time}
            </Trans>
          ) : (
            <Trans>Choose this time</Trans>
          )}
        </SubmitButton>
      </div>
    </Form>
  )
}
