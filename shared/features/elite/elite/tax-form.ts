// Which tax form the payers of a contractor have to keep on file. Only payers in the United States ask for one.

import { TAX_FORM_YEARS } from './elite-limits.ts'
import type { LegalForm } from './elite-words.ts'

export const taxForms = ['w9', 'w8ben', 'w8bene', 'none'] as const
export type TaxForm = (typeof taxForms)[number]

type TaxFacts = {
  /** A country code. */
  taxResidence: string
  isUsPerson: boolean
  hasUsPayer: boolean
  legalForm: LegalForm
}

export function taxFormFor({ taxResidence, isUsPerson, hasUsPayer, legalForm }: TaxFacts): TaxForm {
  // Citizens and residents of the United States file it wherever they live and whoever pays.
  if (isUsPerson || taxResidence === 'US') return 'w9'
  if (!hasUsPayer) return 'none'
  return legalForm === 'individual' || legalForm === 'sole_trader' ? 'w8ben' : 'w8bene'
}

/** The last day on which a form signed on `day` counts. */
export const taxFormExpiry = (day: string): string => `${Number(day.slice(0, 4)) + TAX_FORM_YEARS}-12-31`
