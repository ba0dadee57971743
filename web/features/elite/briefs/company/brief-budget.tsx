import { Trans, useLingui } from '@lingui/react/macro'
import * as limits from '#shared/features/elite/briefs/brief-limits.ts'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { rateTypeWords } from '../brief-text.ts'
import styles from '../briefs.module.css'
import type { BriefTermsProps } from './brief-values.ts'

export function BudgetCard({ values, change }: BriefTermsProps) {
  const { t, i18n } = useLingui()
  return (
    <Card title={<Trans>Budget</Trans>}>
      <div className={styles.pair}>
        <Select
          name="rateType"
          label={t`Paid by`}
          choices={limits.rateTypes.map((id) => ({ id, label: i18n._(rateTypeWords[id]) }))}
          value={values.rateType}
          onChange={(key) => change({ rateType: limits.rateTypes.find((one) => one === key) ?? values.rateType })}
        />
        <NumberField
          name="budgetMin"
          label={t`From`}
          minValue={1}
          value={values.budgetMin}
          onChange={(budgetMin) => change({ budgetMin })}
          isRequired
        />
        <NumberField
          name="budgetMax"
          label={t`To`}
          minValue={1}
          value={values.budgetMax}
          onChange={(budgetMax) => change({ budgetMax })}
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
      </div>
    </Card>
  )
}

export function ChoiceCard({ values, change }: BriefTermsProps) {
  const { t } = useLingui()
  return (
    <Card title={<Trans>How you choose</Trans>}>
      <div className={styles.fields}>
        <div className={styles.pair}>
          <NumberField
            name="seats"
            label={t`People wanted`}
            minValue={1}
            maxValue={limits.MAX_SEATS}
            value={values.seats}
            onChange={(seats) => change({ seats })}
          />
          <NumberField
            name="shortlistSize"
            label={t`Size of the shortlist`}
            minValue={limits.MIN_SHORTLIST}
            maxValue={limits.MAX_SHORTLIST}
            value={values.shortlistSize}
            onChange={(shortlistSize) => change({ shortlistSize })}
          />
          <NumberField
            name="replyDays"
            label={t`Days to reply`}
            help={t`From the moment you publish it.`}
            minValue={limits.MIN_REPLY_DAYS}
            maxValue={limits.MAX_REPLY_DAYS}
            value={values.replyDays}
            onChange={(replyDays) => change({ replyDays })}
          />
        </div>
        <Checkbox name="hasNda" isSelected={values.hasNda} onChange={(hasNda) => change({ hasNda })}>
          <Trans>Members sign an NDA before they start</Trans>
        </Checkbox>
      </div>
    </Card>
  )
}
