import { parseDate } from '@internationalized/date'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { MAX_HOURS, MAX_PROPOSAL_NOTE } from '#shared/features/elite/briefs/brief-limits.ts'
import type { briefs, OwnBrief } from '#shared/features/elite/briefs/briefs.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { DateField } from '#web/ui/date-field.tsx'
import { Form } from '#web/ui/form.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import styles from '../briefs.module.css'
import { refreshOwnBriefs } from '../briefs-queries.ts'

type ProposalValues = { rate: number; startsOn: string | null; hoursPerWeek: number; note: string }

export function ProposalForm({ brief }: { brief: OwnBrief }) {
  const { t } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const isHydrated = useIsHydrated()
  const { id, currency, rateType, proposal } = brief
  const initialValues: ProposalValues = {
    rate: proposal?.rate ?? Number.NaN,
    startsOn: proposal?.startsOn ?? brief.startsOn,
    hoursPerWeek: proposal?.hoursPerWeek ?? brief.hoursPerWeek,
    note: proposal?.note ?? '',
  }
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/elite/briefs/briefs.contract.ts').then((contract) => contract.briefs.propose.body),
    initialValues,
    send: (body) =>
      callApi<typeof briefs.propose>(client, 'PUT /talent/api/elite/briefs/:id/proposal', { params: { id }, body }),
    onSuccess: async () => {
      await refreshOwnBriefs(cache)
      void showToast({ text: t`Proposal sent` })
    },
  })
  const { values, change } = form
  const rateLabels = {
    hourly: t`Your hourly rate in ${currency}`,
    daily: t`Your daily rate in ${currency}`,
    fixed: t`Your price for everything, in ${currency}`,
  }
  return (
    <Form {...form.formProps}>
      <div className={styles.pair}>
        <NumberField
          name="rate"
          label={rateLabels[rateType]}
          minValue={1}
          value={values.rate}
          onChange={(rate) => change({ rate })}
          isRequired
        />
        <DateField
          // Labels of its parts differ between server and browser, and hydration would keep the server's.
          key={isHydrated ? 'browser' : 'server'}
          name="startsOn"
          label={t`You can start on`}
          value={values.startsOn ? parseDate(values.startsOn) : null}
          onChange={(date) => change({ startsOn: date?.toString() ?? null })}
          isRequired
        />
        <NumberField
          name="hoursPerWeek"
          label={t`Hours a week`}
          minValue={1}
          maxValue={MAX_HOURS}
          value={values.hoursPerWeek}
          onChange={(hoursPerWeek) => change({ hoursPerWeek })}
          isRequired
        />
      </div>
      <TextArea
        {...form.field('note')}
        label={t`Message to the company`}
        help={t`The company sees your name and your proposal once you send it.`}
        isOptional
        rows={5}
        countTo={MAX_PROPOSAL_NOTE}
      />
      <SubmitButton isPending={form.isPending}>
        {proposal ? <Trans>Save changes</Trans> : <Trans>I am interested</Trans>}
      </SubmitButton>
    </Form>
  )
}
