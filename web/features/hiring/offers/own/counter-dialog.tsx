import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { MAX_COUNTER_MESSAGE } from '#shared/features/hiring/offers/offer-limits.ts'
import type { CounterChanges } from '#shared/features/hiring/offers/offer-terms.contract.ts'
import type { offers, TalentOffer } from '#shared/features/hiring/offers/offers.contract.ts'
import { currencyExponent, majorUnits, moneyFromMajor } from '#shared/kit/money.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FieldPair, Form } from '#web/ui/form.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { useOfferTermText } from '../texts/offer-term-text.ts'
import { useTakeOver } from './use-take-over.ts'

type CountField = 'hoursPerWeek' | 'leaveDays' | 'trialDays' | 'noticeDays'

/** Each field starts with what is offered; only what differs is sent. */
export function CounterDialog({ offer, onClose }: { offer: TalentOffer; onClose: () => void }) {
  const { t } = useLingui()
  const { client } = useSession()
  const takeOver = useTakeOver(useQueryClient())
  const { labels } = useOfferTermText()
  const { terms, company } = offer
  const { currency } = terms
  const none: CounterChanges = {}
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/hiring/offers/offers.contract.ts').then((contract) => contract.offerCounterProposal),
    initialValues: { version: offer.version, changes: none, message: '' },
    send: (body) =>
      callApi<typeof offers.counter>(client, 'POST /talent/api/offers/:id/counters', {
        params: { id: offer.id },
        body,
      }),
    onSuccess: async (changed) => {
      onClose()
      await takeOver(changed)
      const { name } = company
      await showToast({ text: t`Sent to ${name}` })
    },
  })
  const { changes } = form.values
  const change = (part: CounterChanges) => {
    const next = Object.entries({ ...changes, ...part })
    const wanted = next.filter(([name, value]) => value !== undefined && value !== terms[name as keyof CounterChanges])
    form.change({ changes: Object.fromEntries(wanted) })
  }
  const money = (name: 'amount' | 'signOn') => ({
    name: `changes.${name}`,
    label: `${labels[name]} (${currency})`,
    minValue: 0,
    formatOptions: { maximumFractionDigits: currencyExponent(currency) },
    value: majorUnits({ amount: changes[name] ?? terms[name] ?? Number.NaN, currency }),
    onChange: (major: number) =>
      change({ [name]: Number.isNaN(major) ? undefined : moneyFromMajor(major, currency).amount }),
  })
  const count = (name: CountField) => ({
    name: `changes.${name}`,
    label: name === 'hoursPerWeek' ? t`Hours a week` : t`${labels[name]} (days)`,
    minValue: 0,
    value: changes[name] ?? terms[name],
    onChange: (value: number) => change({ [name]: Number.isNaN(value) ? undefined : value }),
  })
  const line = (name: 'workRule' | 'equipment') => ({
    name: `changes.${name}`,
    label: labels[name],
    value: changes[name] ?? terms[name],
    onChange: (text: string) => change({ [name]: text === '' ? undefined : text }),
  })
  return (
    <Dialog isOpen onOpenChange={onClose} title={t`Ask ${company.name} for a change`}>
      <Form {...form.formProps} errors={form.errors} problem={form.formProps.problem ?? form.errors.changes?.[0]}>
        <p>
          <Trans>Change what you would like to be different. The company can agree, or keep its offer.</Trans>
        </p>
        <FieldPair>
          <NumberField {...money('amount')} />
          <NumberField {...money('signOn')} isOptional />
        </FieldPair>
        <FieldPair>
          <TextField
            name="changes.startOn"
            type="date"
            label={labels.startOn}
            value={changes.startOn ?? terms.startOn}
            onChange={(startOn) => change({ startOn: startOn === '' ? undefined : startOn })}
          />
          <NumberField {...count('hoursPerWeek')} />
        </FieldPair>
        <FieldPair>
          <NumberField {...count('leaveDays')} />
          <NumberField {...count('noticeDays')} />
        </FieldPair>
        <NumberField {...count('trialDays')} />
        <TextField {...line('workRule')} />
        <TextField {...line('equipment')} />
        <TextArea {...form.field('message')} label={t`Message`} isOptional rows={3} countTo={MAX_COUNTER_MESSAGE} />
        <SubmitButton isPending={form.isPending}>
          <Trans>Send request</Trans>
        </SubmitButton>
      </Form>
    </Dialog>
  )
}
