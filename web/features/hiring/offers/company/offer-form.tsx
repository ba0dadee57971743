import { Trans, useLingui } from '@lingui/react/macro'
import type { CompanyOffer, OfferContext, OfferDraft } from '#shared/features/hiring/offers/company-offers.contract.ts'
import { DEFAULT_ANSWER_DAYS, MAX_ANSWER_DAYS, MIN_ANSWER_DAYS } from '#shared/features/hiring/offers/offer-limits.ts'
import type { OfferTerms } from '#shared/features/hiring/offers/offer-terms.contract.ts'
import { DEFAULT_HOURS_PER_WEEK } from '#shared/features/jobs/jobs/job-terms.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { Callout } from '#web/ui/callout.tsx'
import { Card } from '#web/ui/card.tsx'
import { FieldPair, Form, FormActions } from '#web/ui/form.tsx'
import { Money } from '#web/ui/money.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { Select } from '#web/ui/select.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import styles from '../offers.module.css'
import { TermsFields } from './terms-fields.tsx'

/** Empty lines of the benefits are typed on the way to the next one. */
const tidy = (terms: OfferTerms): OfferTerms => ({
  ...terms,
  benefits: terms.benefits.map((line) => line.trim()).filter((line) => line !== ''),
})

export const blankTerms = ({ suggested }: OfferContext): OfferTerms => ({
  title: '',
  employmentType: 'full_time',
  engagement: 'employee_local',
  amount: 0,
  currency: 'EUR',
  period: 'month',
  hoursPerWeek: DEFAULT_HOURS_PER_WEEK,
  startOn: '',
  endOn: null,
  leaveDays: 25,
  trialDays: 90,
  noticeDays: 30,
  signOn: null,
  bonus: '',
  equity: null,
  benefits: [],
  equipment: '',
  workRule: '',
  law: null,
  letter: '',
  ...(suggested as Partial<OfferTerms>),
})

type OfferFormProps = {
  terms: OfferTerms
  publishedPay: OfferContext['publishedPay']
  answerDays?: number
  /** Without it no approval is needed: a new version of an offer that has been sent. */
  approval?: { approvers: OfferContext['approvers']; approverId: string | null }
  draftName: string
  submitLabel: string
  send: (body: OfferDraft, idempotencyKey: string) => Promise<CompanyOffer>
  onSaved: (offer: CompanyOffer) => void | Promise<void>
}

export function OfferForm(props: OfferFormProps) {
  const { t } = useLingui()
  const { approval, publishedPay, answerDays = DEFAULT_ANSWER_DAYS } = props
  const form = useContractForm({
    loadSchema: async () => {
      const { offerDraft } = await import('#shared/features/hiring/offers/company-offers.contract.ts')
      return approval ? offerDraft : offerDraft.omit({ approverId: true })
    },
    initialValues: { terms: props.terms, answerDays, approverId: approval?.approverId ?? null },
    draftName: props.draftName,
    send: (body, key) => {
      const given = body as OfferDraft
      return props.send({ ...given, terms: tidy(given.terms) }, key)
    },
    onSuccess: props.onSaved,
  })
  const { values } = form
  return (
    <Form {...form.formProps} problem={form.formProps.problem ?? form.errors.terms?.[0]}>
      {publishedPay && <PublishedRange pay={publishedPay} />}
      <TermsFields terms={values.terms} change={(part) => form.change({ terms: { ...values.terms, ...part } })} />
      <Card title={approval ? <Trans>Deadline and approval</Trans> : <Trans>Deadline</Trans>}>
        <div className={styles.fields}>
          <FieldPair>
            <NumberField
              name="answerDays"
              label={t`Days to answer`}
              help={t`Until the end of the day where the candidate lives`}
              minValue={MIN_ANSWER_DAYS}
              maxValue={MAX_ANSWER_DAYS}
              value={values.answerDays}
              onChange={(days) => form.change({ answerDays: days })}
            />
            {approval && (
              <Select
                name="approverId"
                label={t`Who approves it`}
                help={t`Somebody other than you, if possible`}
                choices={approval.approvers.map(({ id, name }) => ({ id, label: name }))}
                value={values.approverId}
                onChange={(key) => form.change({ approverId: key === null ? null : String(key) })}
              />
            )}
          </FieldPair>
        </div>
      </Card>
      <FormActions>
        <SubmitButton isPending={form.isPending}>{props.submitLabel}</SubmitButton>
      </FormActions>
    </Form>
  )
}

function PublishedRange({ pay: { min, max, period } }: { pay: NonNullable<OfferContext['publishedPay']> }) {
  const low = min ?? max
  const high = max ?? min
  if (!low || !high) return null
  return (
    <Callout tone="soft">
      <Trans>
        The job was published with <Money amount={{ low, high }} period={period} />. The candidate is told if the offer
        is outside this range.
      </Trans>
    </Callout>
  )
}
