import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { ratedCurrencies } from '#shared/features/base/exchange-rates/rated-currencies.ts'
import { MAX_PROPOSAL_TITLE, MAX_SCOPE, PROPOSAL_DAYS } from '#shared/features/market/proposals/proposal-limits.ts'
import type { NewProposal, proposals } from '#shared/features/market/proposals/proposals.contract.ts'
import { taxRules } from '#shared/features/market/services/service-kinds.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useIdentity, useSession } from '#web/app/session/session-context.tsx'
import { PriceField, WholeNumber } from '#web/features/market/services/own/whole-number.tsx'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { Card } from '#web/ui/card.tsx'
import { FieldPair, Form, FormActions } from '#web/ui/form.tsx'
import { Select } from '#web/ui/select.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { refreshProposals } from './proposal-queries.ts'
import styles from './proposals.module.css'

const OWN = '/marketplace?show=mine'

export function ProposalForm() {
  const { t } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const own = useIdentity()?.homeCurrency ?? null
  const initialValues: NewProposal = {
    title: '',
    scope: '',
    price: 0,
    currency: own !== null && ratedCurrencies.includes(own) ? own : 'EUR',
    tax: 'none',
    days: 7,
    revisions: 1,
    validDays: PROPOSAL_DAYS,
  }
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/market/proposals/proposals.contract.ts').then((contract) => contract.newProposal),
    initialValues,
    draftName: 'proposal',
    send: (body, idempotencyKey) =>
      callApi<typeof proposals.create>(client, 'POST /talent/api/proposals', { body, idempotencyKey }),
    onSuccess: async () => {
      await refreshProposals(cache)
      await navigate(OWN)
    },
  })
  const { values, change, errors } = form
  const { currency } = values
  const taxes = {
    none: t`I charge no tax`,
    included: t`Tax is included in the price`,
    added: t`Tax is added to the price`,
    unknown: t`I do not know yet`,
  }
  return (
    <div className={styles.page}>
      <PageHeader
        breadcrumbs={<Breadcrumbs crumbs={[{ label: t`My services`, href: OWN }]} />}
        title={<Trans>Write a proposal</Trans>}
        lead={<Trans>You get a link to send to your client. Whoever has it can read the proposal and accept it.</Trans>}
      />
      <Form {...form.formProps}>
        <Card title={<Trans>The work</Trans>}>
          <div className={styles.stack}>
            <TextField {...form.field('title')} label={t`Title`} maxLength={MAX_PROPOSAL_TITLE} isRequired />
            <TextArea
              {...form.field('scope')}
              label={t`Scope`}
              help={t`What you will do, what you need from your client, and what is not part of it.`}
              rows={8}
              countTo={MAX_SCOPE}
            />
          </div>
        </Card>
        <Card title={<Trans>Terms</Trans>}>
          <div className={styles.stack}>
            <FieldPair>
              <PriceField
                label={t`Price, ${currency}`}
                amount={values.price}
                currency={currency}
                problem={errors['price']?.[0]}
                onChange={(price) => change({ price })}
              />
              <Select
                name="currency"
                label={t`Currency`}
                choices={ratedCurrencies.map((id) => ({ id, label: id }))}
                value={currency}
                onChange={(key) => change({ currency: String(key) })}
              />
            </FieldPair>
            <FieldPair>
              <Select
                name="tax"
                label={t`Tax`}
                choices={taxRules.map((id) => ({ id, label: taxes[id] }))}
                value={values.tax}
                onChange={(key) => change({ tax: taxRules.find((one) => one === key) ?? values.tax })}
              />
              <WholeNumber
                label={t`Days until delivery`}
                value={values.days}
                problem={errors['days']?.[0]}
                onChange={(days) => change({ days })}
              />
            </FieldPair>
            <FieldPair>
              <WholeNumber
                label={t`Revisions included`}
                value={values.revisions}
                problem={errors['revisions']?.[0]}
                onChange={(revisions) => change({ revisions })}
              />
              <WholeNumber
                label={t`Link expires after (days)`}
                value={values.validDays}
                problem={errors['validDays']?.[0]}
                onChange={(validDays) => change({ validDays })}
              />
            </FieldPair>
          </div>
        </Card>
        <FormActions>
          <SubmitButton isPending={form.isPending}>
            <Trans>Create the link</Trans>
          </SubmitButton>
        </FormActions>
      </Form>
    </div>
  )
}
