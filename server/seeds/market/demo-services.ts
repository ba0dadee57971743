// Services of the demo world. Prices are in whole units of the currency; the second and third tier follow from the first.

import type { ServiceContent } from '#shared/features/market/services/own-services.contract.ts'
import type { ServiceCategory, TaxRule } from '#shared/features/market/services/service-kinds.ts'
import { moneyFromMajor } from '#shared/kit/money.ts'

export type DemoService = {
  title: string
  category: ServiceCategory
  about: string
  skills: readonly string[]
  price: number
  days: number
  /** What the first tier contains, and what each further one adds. */
  contents: readonly (readonly string[])[]
  addon?: string
}

export type DemoSeller = {
  country: string
  city: string
  timeZone: string
  currency: string
  languages: readonly string[]
  tax: TaxRule
  /** The test they have passed. */
  test: string
  services: readonly DemoService[]
}

const HOW =
  'After you order I ask a few questions about what you have and what you need. You get a first version within the agreed days, and I explain every choice in plain words. Revisions are included as listed, and you keep everything I deliver.'

/** As its seller would have written it in the editor. */
export function contentOf(
  { currency, languages, tax }: Pick<DemoSeller, 'currency' | 'languages' | 'tax'>,
  { title, category, about, skills, price, days, contents, addon }: DemoService,
): ServiceContent {
  const money = (major: number) => moneyFromMajor(major, currency).amount
  return {
    title,
    category,
    description: `${about}\n\n${HOW}`,
    skills: [...skills],
    languages: [...languages],
    currency,
    tax,
    tiers: contents.map((includes, at) => ({
      price: money(price * 2 ** at),
      days: days + at * 2,
      revisions: at + 1,
      includes: [...includes],
    })),
    addons: addon ? [{ title: addon, price: money(Math.round(price / 3)), days: 1 }] : [],
    faq: [
      {
        question: 'What do you need from me?',
        answer: 'Read access to what I should work on, and one person who can answer questions.',
      },
      { question: 'Do you sign a confidentiality agreement?', answer: 'Yes, send me yours before I start.' },
    ],
  }
}
