import { Trans, useLingui } from '@lingui/react/macro'
import type { ServiceContent } from '#shared/features/market/services/own-services.contract.ts'
import {
  MAX_ADDON_TITLE,
  MAX_ADDONS,
  MAX_FAQ,
  MAX_FAQ_QUESTION,
} from '#shared/features/market/services/service-kinds.ts'
import { Card } from '#web/ui/card.tsx'
import { FieldPair } from '#web/ui/form.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import styles from '../marketplace.module.css'
import type { Errors } from './tier-fields.tsx'
import { PriceField, WholeNumber } from './whole-number.tsx'

type Addon = ServiceContent['addons'][number]
type AddonProps = { addons: readonly Addon[]; currency: string; errors: Errors; onChange: (addons: Addon[]) => void }

export function AddonFields({ addons, currency, errors, onChange }: AddonProps) {
  const { t } = useLingui()
  const edit = (place: number, part: Partial<Addon>) =>
    onChange(addons.map((one, at) => (at === place ? { ...one, ...part } : one)))
  return (
    <Card title={<Trans>Add-ons</Trans>}>
      <div className={styles.stack}>
        {addons.map((addon, place) => (
          // Until they are saved, add-ons have no identity other than their place.
          <div key={place} className={styles.stack}>
            <TextField
              label={t`Add-on`}
              maxLength={MAX_ADDON_TITLE}
              value={addon.title}
              problem={errors[`addons.${place}.title`]?.[0]}
              onChange={(title) => edit(place, { title })}
            />
            <FieldPair>
              <PriceField
                label={t`Price, ${currency}`}
                amount={addon.price}
                currency={currency}
                problem={errors[`addons.${place}.price`]?.[0]}
                onChange={(price) => edit(place, { price })}
              />
              <WholeNumber
                label={t`Extra days`}
                value={addon.days}
                problem={errors[`addons.${place}.days`]?.[0]}
                onChange={(days) => edit(place, { days })}
              />
            </FieldPair>
          </div>
        ))}
        <div className={styles.actions}>
          {addons.length < MAX_ADDONS && (
            <PlainButton onPress={() => onChange([...addons, { title: '', price: 0, days: 0 }])}>
              <Trans>Add an add-on</Trans>
            </PlainButton>
          )}
          {addons.length > 0 && (
            <PlainButton variant="text" onPress={() => onChange(addons.slice(0, -1))}>
              <Trans>Remove the last add-on</Trans>
            </PlainButton>
          )}
        </div>
      </div>
    </Card>
  )
}

type Entry = ServiceContent['faq'][number]
type FaqProps = { faq: readonly Entry[]; errors: Errors; onChange: (faq: Entry[]) => void }

export function FaqFields({ faq, errors, onChange }: FaqProps) {
  const { t } = useLingui()
  const edit = (place: number, part: Partial<Entry>) =>
    onChange(faq.map((one, at) => (at === place ? { ...one, ...part } : one)))
  return (
    <Card title={<Trans>Questions and answers</Trans>}>
      <div className={styles.stack}>
        {faq.map((entry, place) => (
          // Entries have no identity other than their place.
          <div key={place} className={styles.stack}>
            <TextField
              label={t`Question`}
              maxLength={MAX_FAQ_QUESTION}
              value={entry.question}
              problem={errors[`faq.${place}.question`]?.[0]}
              onChange={(question) => edit(place, { question })}
            />
            <TextField
              label={t`Answer`}
              value={entry.answer}
              problem={errors[`faq.${place}.answer`]?.[0]}
              onChange={(answer) => edit(place, { answer })}
            />
          </div>
        ))}
        <div className={styles.actions}>
          {faq.length < MAX_FAQ && (
            <PlainButton onPress={() => onChange([...faq, { question: '', answer: '' }])}>
              <Trans>Add a question</Trans>
            </PlainButton>
          )}
          {faq.length > 0 && (
            <PlainButton variant="text" onPress={() => onChange(faq.slice(0, -1))}>
              <Trans>Remove the last question</Trans>
            </PlainButton>
          )}
        </div>
      </div>
    </Card>
  )
}
