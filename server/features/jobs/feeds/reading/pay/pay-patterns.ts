// The words around an amount that make it pay, or something else.

import type { PayPeriod } from '#shared/kit/money.ts'

export const ABOUT_PAY =
  /\b(?:salar(?:y|ies)|pay(?:s|ing)?|paid|compensation|comp|remuneration|rates?|wages?|earn(?:ings?)?|gross|brutt?o|brut|brutos|gehalt|jahresgehalt|mindestgehalt|einstiegsgehalt|stundenlohn|sal[aá]rio|sueldo|honorarios|salaire|salaris|jaarsalaris|tarif|base|annual(?:ly)?|per annum|p\.a\.|CTC|LPA|lpa|RAL|yearly|hourly|monthly|daily|weekly|W-?2|DOE)\b|(?:\/|\bper |\ban? |\beach )(?:hour|hr|h|day|week|month|mo|year|yr|session hour)\b/i

/** Directly before an amount: it is not pay, or not the base. */
export const OTHER_BEFORE =
  /\b(?:rais(?:e|ed|ing)|fund(?:ing|ed|s)?|invest(?:ed|ment)|series [A-F]|seed|valuation|valued|revenue|ARR|MRR|turnover|budgets?|stipends?|allowances?|reimburse\w*|bonus(?:es)?|credits?|vouchers?|referral|customers|quota|grants?|donat\w+|sav(?:e[sd]?|ings)|prize|worth|deals?|size|portfolio|pipeline|GMV|insurance|tuition|support|spend(?:ing)?|process(?:es|ed)?|over|more than|book pays|trial|helped (?:\w+ )?earn|match|perks?|commission|equity|home office|learning|up to \d+ ?%|coverage|contribution|deduction|premium|opleidingsbudget|budget de|prime)\b[^.;]{0,28}$/i

/** Directly after an amount, unless introduced by "plus". */
export const OTHER_AFTER =
  /^\s*(?:in |of |for |any |your |annual |to put |towards? |per annum |\/ ?month |a month |per month |monthly |\/ ?day |a day |per day |per year |a year |yearly |public )*(?:\w+ )?(?:fund\w*|transport\w*|food|meals?|lunch|commut\w*|invest\w*|budgets?|stipends?|allowances?|bonus(?:es)?|credits?|vouchers?|referral|reimburse\w*|revenue|ARR|in (?:payments|sales|assets|tuition)|sign(?:ing|-on)|commission|quota|grants?|insurance|deductible|tuition|setup|home office|gym|class(?:es)?|courses?|training|health|wellness|wellbeing|internet|top-up|per (?:word|minute|book|project|article|page|lead|sale|meal)|million|billion|bn\b|[MB](?!\p{L}))/iu

export const ON_TARGET = /\b(?:OTE|on[- ]target earnings?)\b[^.;]{0,20}$/i

export const INTRODUCES_EXTRA = /^\s*(?:\+|plus\b|and\b|,|\(|DOE|OTE\b)/i

export const FROM =
  /(?:\b(?:from|starting (?:at|from|pay is|salary of)|starts? at|at least|min(?:imum|dest\w*)?(?: salary)?(?: of)?|ab|desde|vanaf|à partir de|earn)\s*)$/i
export const UP_TO = /(?:\b(?:up to|until|bis zu|max(?:imum)?(?: of)?|hasta|tot|jusqu['’]à|até)\s*)$/i

const unit = (names: string): string =>
  `(?:/ ?|\\b(?:per|a|an|each|pro|par|por|al|la|im|de l['’]|de |in the )\\s?)(?:${names})\\b`

export const periods: readonly (readonly [PayPeriod, RegExp])[] = [
  [
    'hour',
    new RegExp(
      `${unit('(?:session )?hour|hr|h|Stunde|heure|hora|uur')}|\\bhourly\\b|\\bp\\/?h\\b|\\bStundenlohn\\b|\\bde l['’]heure\\b`,
      'i',
    ),
  ],
  [
    'day',
    new RegExp(
      `${unit('day|Tag|jour|día|dia|dag')}|\\b(?:daily|day) rate\\b|\\bdaily\\b|\\bper diem\\b|\\btarif journalier\\b`,
      'i',
    ),
  ],
  ['week', new RegExp(`${unit('week|Woche|semaine|semana')}|\\bweekly\\b`, 'i')],
  [
    'month',
    new RegExp(
      `${unit('month|mo|Monat|mois|mes|m[eê]s|maand')}|\\bmonthly\\b|\\bmensua(?:l|is|les)\\b|\\bmensa(?:l|is)\\b|\\bmensuel\\b|\\bmonatlich\\b`,
      'i',
    ),
  ],
  [
    'year',
    new RegExp(
      `${unit('year|yr|annum|Jahr|an|année|año|ano|jaar')}|\\bannual(?:ly)?\\b|\\byearly\\b|\\bp\\.? ?a\\.?(?!\\w)|\\bLPA\\b|\\bjährlich\\b|\\bJahresgehalt\\b|\\bJaarsalaris\\b|\\banuales\\b|\\banuais\\b|\\bRAL\\b`,
      'i',
    ),
  ],
]

/** From this amount on, pay in these currencies can only be per year. */
export const YEARLY_FROM: Readonly<Record<string, number>> = {
  EUR: 15_000,
  USD: 15_000,
  GBP: 15_000,
  CHF: 30_000,
  CAD: 20_000,
  AUD: 20_000,
  NZD: 25_000,
  SGD: 30_000,
}
