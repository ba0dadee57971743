import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { TierContent } from '#shared/features/market/services/own-services.contract.ts'
import { MAX_INCLUDES, type TierName, tierNames } from '#shared/features/market/services/service-kinds.ts'
import { FieldPair } from '#web/ui/form.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import styles from '../marketplace.module.css'
import { useTierNames } from '../service-words.ts'
import { PriceField, WholeNumber } from './whole-number.tsx'

export type Errors = Readonly<Partial<Record<string, string[]>>>

type TierFieldsProps = {
  tiers: readonly TierContent[]
  currency: string
  errors: Errors
  onChange: (tiers: TierContent[]) => void
}

export function TierFields({ tiers, currency, errors, onChange }: TierFieldsProps) {
  const last = tiers.at(-1)
  const problem = errors['tiers']?.[0]
  return (
    <>
      {tiers.map((tier, place) => (
        // A tier is its place: basic, standard, premium.
        <TierField
          key={place}
          name={tierNames[place] ?? 'premium'}
          tier={tier}
          currency={currency}
          problemOf={(field) =>
            errors[`tiers.${place}.${field}`]?.[0] ??
            (field === 'includes'
              ? Object.entries(errors).find(([path]) => path.startsWith(`tiers.${place}.includes.`))?.[1]?.[0]
              : undefined)
          }
          onChange={(changed) => onChange(tiers.map((one, at) => (at === place ? { ...one, ...changed } : one)))}
        />
      ))}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div className={styles.actions}>
        {tiers.length < tierNames.length && last && (
          <PlainButton onPress={() => onChange([...tiers, { ...last, price: last.price * 2, includes: [] }])}>
            <Trans>Add a tier</Trans>
          </PlainButton>
        )}
        {tiers.length > 1 && (
          <PlainButton variant="text" onPress={() => onChange(tiers.slice(0, -1))}>
            <Trans>Remove the last tier</Trans>
          </PlainButton>
        )}
      </div>
    </>
  )
}

type TierFieldProps = {
  name: TierName
  tier: TierContent
  currency: string
  problemOf: (field: keyof TierContent) => string | undefined
  onChange: (changed: Partial<TierContent>) => void
}

function TierField({ name, tier, currency, problemOf, onChange }: TierFieldProps) {
  const { t } = useLingui()
  const names = useTierNames()
  const [lines, setLines] = useState(tier.includes.join('\n'))
  const problem = problemOf('includes')
  return (
    <fieldset className={styles.fieldset}>
      <legend>{names[name]}</legend>
      <PriceField
        label={t`Price, ${currency}`}
        amount={tier.price}
        currency={currency}
        problem={problemOf('price')}
        onChange={(price) => onChange({ price })}
      />
      <FieldPair>
        <WholeNumber
          label={t`Days until delivery`}
          value={tier.days}
          problem={problemOf('days')}
          onChange={(days) => onChange({ days })}
        />
        <WholeNumber
          label={t`Revisions included`}
          value={tier.revisions}
          problem={problemOf('revisions')}
          onChange={(revisions) => onChange({ revisions })}
        />
      </FieldPair>
      <TextArea
        label={t`What is included`}
        help={t`One thing per line, up to ${MAX_INCLUDES} lines.`}
        rows={3}
        value={lines}
        isInvalid={problem !== undefined}
        onChange={(text) => {
          setLines(text)
          onChange({
            includes: text
              .split('\n')
              .map((line) => line.trim())
              .filter(Boolean),
          })
        }}
      />
      {problem && <p className={styles.problem}>{problem}</p>}
    </fieldset>
  )
}
