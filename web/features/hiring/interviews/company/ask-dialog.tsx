import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Availability } from '#shared/features/hiring/interviews/interview-facts.contract.ts'
import {
  type InterviewKind,
  type InterviewMinutes,
  type InterviewMode,
  interviewKinds,
  interviewMinutes,
  interviewModes,
  MAX_MESSAGE,
  MAX_TIMES,
  MIN_TIMES,
} from '#shared/features/hiring/interviews/interview-kinds.ts'
import type { interviewRequests } from '#shared/features/hiring/interviews/interview-requests.contract.ts'
import { hasRoom } from '#shared/features/hiring/interviews/room-window.ts'
import type { Translation } from '#shared/features/people/message-templates/wording.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useIdentity, useSession } from '#web/app/session/session-context.tsx'
import { noTranslations, TemplatePicker } from '#web/features/people/message-templates/template-picker.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { CheckboxGroup } from '#web/ui/checkbox-group.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FieldPair, Form } from '#web/ui/form.tsx'
import { Radio, RadioGroup } from '#web/ui/radio-group.tsx'
import { Select } from '#web/ui/select.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { planQuery, refreshInterviews } from '../interview-queries.ts'
import { useKindText, useModeText } from '../parts/interview-text.ts'
import styles from '../parts/picking.module.css'
import { TimePicker } from '../parts/time-picker.tsx'
import { FreeTimeFields, nextDays } from './free-time-fields.tsx'
import { SuggestedTimes } from './suggested-times.tsx'

type AskedInterview = {
  kind: InterviewKind
  minutes: InterviewMinutes
  mode: InterviewMode
  place: string
  message: string
  panel: string[]
  times: string[]
  availability: Availability | null
  language?: string
  translations: Translation[]
}

const emptyRequest: AskedInterview = {
  kind: 'screening',
  minutes: 45,
  mode: 'room',
  place: '',
  message: '',
  panel: [],
  times: [],
  availability: null,
  ...noTranslations,
}

type AskDialogProps = { applicationId: string; name: string; onClose: () => void }

/** Who meets the applicant, how, and at which times they may choose. */
export function AskDialog({ applicationId, name, onClose }: AskDialogProps) {
  const { t } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const ownId = useIdentity()?.id
  const kinds = useKindText()
  const modes = useModeText()
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/hiring/interviews/interview-requests.contract.ts').then(
        (contract) => contract.interviewRequests.send.body,
      ),
    initialValues: { ...emptyRequest, panel: ownId ? [ownId] : [] },
    send: (body, idempotencyKey) =>
      callApi<typeof interviewRequests.send>(client, 'POST /company/api/applications/:id/interview-requests', {
        params: { id: applicationId },
        body,
        idempotencyKey,
      }),
    onSuccess: async () => {
      onClose()
      await refreshInterviews(cache)
      await showToast({ text: t`${name} can now choose a time.` })
    },
  })
  const { values, change } = form
  const { data: plan } = useQuery({
    ...planQuery(applicationId, values.minutes, values.panel, values.availability),
    placeholderData: keepPreviousData,
  })
  const times = values.times.map((time) => Date.parse(time))
  const setTimes = (chosen: readonly number[]) => change({ times: chosen.map((at) => new Date(at).toISOString()) })
  const problem = Object.entries(form.errors).find(([field]) => field.startsWith('times'))?.[1]?.[0]
  return (
    <Dialog isOpen onOpenChange={onClose} title={t`Request an interview with ${name}`}>
      <Form {...form.formProps}>
        <FieldPair>
          <Select
            name="kind"
            label={t`Kind`}
            choices={interviewKinds.map((kind) => ({ id: kind, label: kinds[kind] }))}
            value={values.kind}
            onChange={(chosen) => change({ kind: interviewKinds.find((one) => one === chosen) ?? 'screening' })}
          />
          <Select
            name="minutes"
            label={t`Length`}
            choices={interviewMinutes.map((minutes) => ({ id: String(minutes), label: t`${minutes} min` }))}
            value={String(values.minutes)}
            onChange={(chosen) => change({ minutes: interviewMinutes.find((one) => String(one) === chosen) ?? 45 })}
          />
        </FieldPair>
        <FieldPair>
          <Select
            name="mode"
            label={t`How`}
            choices={interviewModes.map((mode) => ({ id: mode, label: modes[mode] }))}
            value={values.mode}
            onChange={(chosen) => change({ mode: interviewModes.find((one) => one === chosen) ?? 'room', place: '' })}
          />
          {!hasRoom(values) && (
            <TextField
              {...form.field('place')}
              label={values.mode === 'link' ? t`Link to the call` : t`Phone number`}
              type={values.mode === 'link' ? 'url' : 'tel'}
            />
          )}
        </FieldPair>
        {plan && (
          <CheckboxGroup
            name="panel"
            label={t`Who takes part`}
            value={values.panel}
            onChange={(panel) => change({ panel })}
          >
            {plan.members.map((member) => (
              <Checkbox key={member.id} value={member.id}>
                <bdi>{member.name}</bdi>
              </Checkbox>
            ))}
          </CheckboxGroup>
        )}
        {plan && (
          <RadioGroup
            label={t`When`}
            value={values.availability ? 'free' : 'times'}
            onChange={(chosen) =>
              change(
                chosen === 'free'
                  ? { times: [], availability: nextDays(plan.companyClock.zone, Date.now()) }
                  : { availability: null },
              )
            }
          >
            <Radio value="times">
              <Trans>Offer these times</Trans>
            </Radio>
            <Radio value="free">
              <Trans>Let them choose from our free time</Trans>
            </Radio>
          </RadioGroup>
        )}
        {plan && values.availability && (
          <FreeTimeFields
            value={values.availability}
            plan={plan}
            onChange={(availability) => change({ availability })}
          />
        )}
        {plan && !values.availability && (
          <SuggestedTimes plan={plan} minutes={values.minutes} chosen={times} most={MAX_TIMES} onChange={setTimes} />
        )}
        {plan && !values.availability && (
          <TimePicker
            times={times}
            minutes={values.minutes}
            most={MAX_TIMES}
            own={plan.companyClock}
            other={plan.talentClock}
            onChange={setTimes}
          />
        )}
        {!values.availability && (
          <p>
            <Trans>Offer at least {MIN_TIMES} times.</Trans>
          </p>
        )}
        {problem && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
        <TemplatePicker
          kind="interview"
          wording={values}
          onPick={({ text, ...wording }) => change({ message: text, ...wording })}
        />
        <TextArea {...form.field('message')} label={t`Message`} isOptional rows={3} countTo={MAX_MESSAGE} />
        <SubmitButton isPending={form.isPending}>
          <Trans>Send request</Trans>
        </SubmitButton>
      </Form>
    </Dialog>
  )
}
