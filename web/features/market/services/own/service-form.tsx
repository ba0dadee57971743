import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ratedCurrencies } from '#shared/features/base/exchange-rates/rated-currencies.ts'
import type { OwnService, ServiceContent } from '#shared/features/market/services/own-services.contract.ts'
import {
  MAX_DESCRIPTION,
  MAX_TITLE,
  serviceCategories,
  taxRules,
} from '#shared/features/market/services/service-kinds.ts'
import { displayNames } from '#shared/kit/intl/formatters.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { Card } from '#web/ui/card.tsx'
import { FieldPair, Form } from '#web/ui/form.tsx'
import { Select } from '#web/ui/select.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TickBox } from '#web/ui/tick-box.tsx'
import styles from '../marketplace.module.css'
import { useCategoryNames } from '../service-words.ts'
import { AddonFields, FaqFields } from './extra-fields.tsx'
import { TierFields } from './tier-fields.tsx'

const offeredLanguages = ['en', 'es', 'fr', 'pt', 'de', 'ar', 'hi', 'sw', 'zh', 'ru'] as const

type ServiceFormProps = {
  content: ServiceContent
  isNew: boolean
  send: (body: ServiceContent, idempotencyKey: string) => Promise<OwnService>
  onSaved: (service: OwnService) => unknown
}

export function ServiceForm({ content, isNew, send, onSaved }: ServiceFormProps) {
  const { t, i18n } = useLingui()
  const categories = useCategoryNames()
  const [isSaved, setIsSaved] = useState(false)
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/market/services/own-services.contract.ts').then((contract) => contract.serviceContent),
    initialValues: content,
    ...(isNew && { draftName: 'service' }),
    send,
    onSuccess: async (saved) => {
      setIsSaved(true)
      await onSaved(saved)
    },
  })
  const { values, change, errors } = form
  // Kept as typed: parsing it on every keystroke would move the cursor.
  const [skills, setSkills] = useState(content.skills.join(', '))
  const languages = displayNames(i18n.locale, { type: 'language', fallback: 'code' })
  const taxes = {
    none: t`I charge no tax`,
    included: t`Tax is included in the price`,
    added: t`Tax is added to the price`,
    unknown: t`I do not know yet`,
  }
  return (
    <Form {...form.formProps}>
      <Card title={<Trans>The service</Trans>}>
        <div className={styles.stack}>
          <TextField
            {...form.field('title')}
            label={t`Title`}
            help={t`What the buyer gets, for example “API review with a written report”.`}
            maxLength={MAX_TITLE}
            missingMessage={t`Give the service a title.`}
            isRequired
          />
          <FieldPair>
            <Select
              name="category"
              label={t`Kind of work`}
              choices={serviceCategories.map((id) => ({ id, label: categories[id] }))}
              value={values.category}
              onChange={(key) => change({ category: serviceCategories.find((one) => one === key) ?? values.category })}
            />
            <TextField
              name="skills"
              label={t`Skills, separated by commas`}
              value={skills}
              onChange={(text) => {
                setSkills(text)
                change({
                  skills: text
                    .split(',')
                    .map((one) => one.trim())
                    .filter(Boolean),
                })
              }}
              isOptional
            />
          </FieldPair>
          <TextArea
            {...form.field('description')}
            label={t`Description`}
            help={t`How you work, what you need from the buyer and what they get at the end. You can use Markdown.`}
            rows={8}
            countTo={MAX_DESCRIPTION}
          />
          <fieldset className={styles.fieldset}>
            <legend>
              <Trans>Languages you work in</Trans>
            </legend>
            <div className={styles.ticks}>
              {offeredLanguages.map((tag) => (
                <TickBox
                  key={tag}
                  isSelected={values.languages.includes(tag)}
                  onChange={(isChosen) =>
                    change({
                      languages: [...values.languages.filter((one) => one !== tag), ...(isChosen ? [tag] : [])],
                    })
                  }
                >
                  {languages.of(tag) ?? tag}
                </TickBox>
              ))}
            </div>
          </fieldset>
        </div>
      </Card>
      <Card title={<Trans>Prices</Trans>}>
        <div className={styles.stack}>
          <FieldPair>
            <Select
              name="currency"
              label={t`Currency`}
              choices={ratedCurrencies.map((id) => ({ id, label: id }))}
              value={values.currency}
              onChange={(key) => change({ currency: String(key) })}
            />
            <Select
              name="tax"
              label={t`Tax`}
              choices={taxRules.map((id) => ({ id, label: taxes[id] }))}
              value={values.tax}
              onChange={(key) => change({ tax: taxRules.find((one) => one === key) ?? values.tax })}
            />
          </FieldPair>
          <TierFields
            tiers={values.tiers}
            currency={values.currency}
            errors={errors}
            onChange={(tiers) => change({ tiers })}
          />
        </div>
      </Card>
      <AddonFields
        addons={values.addons}
        currency={values.currency}
        errors={errors}
        onChange={(addons) => change({ addons })}
      />
      <FaqFields faq={values.faq} errors={errors} onChange={(faq) => change({ faq })} />
      <div className={styles.actions}>
        <SubmitButton isPending={form.isPending}>
          {isNew ? <Trans>Save draft</Trans> : <Trans>Save changes</Trans>}
        </SubmitButton>
        <p role="status" className={styles.small}>
          {isSaved && !form.isPending && <Trans>Saved</Trans>}
        </p>
      </div>
    </Form>
  )
}
