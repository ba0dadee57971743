// What the forms contain as codes, in the reviewer's words.

import type { I18n } from '@lingui/core'
import type { PreferenceForm } from '#shared/features/elite/elite/elite-forms.contract.ts'
import { formatMoney, moneyFromMajor } from '#shared/kit/money.ts'
import { formatFullDate } from '#shared/kit/time-format.ts'

export const rateOf = (i18n: I18n, { rate, currency, ratePeriod }: PreferenceForm): string =>
  rate === null
    ? ''
    : i18n._({
        id: 'elite.evidence.rate_per',
        message: '{period, select, hour {{money} per hour} day {{money} per day} other {{money} per month}}',
        values: { period: ratePeriod, money: formatMoney(moneyFromMajor(rate, currency), i18n.locale) },
      })

export const dayOf = (i18n: I18n, day: string | null): string =>
  day === null ? '' : formatFullDate(Date.parse(`${day}T12:00:00.000Z`), 'UTC', i18n.locale)

export const trackName = (i18n: I18n, track: string | null): string =>
  i18n._({
    id: 'elite.evidence.track_name',
    message:
      '{track, select, engineering {Engineering} data {Data and AI} design {Design} product {Product} operations {Operations} other {—}}',
    values: { track: track ?? '' },
  })

export const legalFormName = (i18n: I18n, legalForm: string | null): string =>
  i18n._({
    id: 'elite.evidence.legal_form_name',
    message:
      '{legalForm, select, individual {Individual} sole_trader {Sole trader} company {Their own company} umbrella {Umbrella company} other {—}}',
    values: { legalForm: legalForm ?? '' },
  })

export const taxFormName = (i18n: I18n, taxForm: string): string =>
  i18n._({
    id: 'elite.evidence.tax_form_name',
    message: '{taxForm, select, w9 {W-9} w8ben {W-8BEN} w8bene {W-8BEN-E} other {Not needed}}',
    values: { taxForm },
  })

export const yesNo = (i18n: I18n, is: boolean): string =>
  is ? i18n._({ id: 'elite.evidence.yes', message: 'Yes' }) : i18n._({ id: 'elite.evidence.no', message: 'No' })
