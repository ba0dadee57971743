// The words around an amount that make it pay, or something else.

import type { PayPeriod } from '#shared/kit/money.ts'

export const ABOUT_PAY =
  /\b(?:salar(?:y|ies)|pay(?:s|ing)?|paid|compensation|comp|remuneration|rates?|wages?|earn(?:ings?)?|gross|brutt?o|brut|brutos|gehalt|jahresgehalt|mindestgehalt|einstiegsgehalt|stundenlohn|sal[aá]rio|sueldo|honorarios|salaire|salaris|jaarsalaris|tarif|base|annual(?:ly)?|per annum|p\.a\.|CTC|LPA|lpa|RAL|yearly|hourly|monthly|daily|weekly|W-?2|DOE)\b|(?:\/|\bper |\ban? |\beach )(?:hour|hr|h|day|week|month|mo|year|yr|session hour)\b/i

/** Directly before an amount: it is not pay, or not the base. */
export const OTHER_BEFORE =
  /\b(?:rais(?:e|ed|ing)|fund(?:ing|ed|s)?|invest(?:ed|ment)|series [A-F]|seed|valuation|valued|revenue|ARR|MRR|turnover|budgets?|stipends?|allowances?|reimburse\w*|bonus(?:es)?|credits?|vouchers?|referral|customers|quota|grants?|donat\w+|sav(?:e[sd]?|ings)|prize|worth|deals?|size|portfolio|pipeline|GMV|insurance|tuition|support(?! (?:engineer|specialist|agent|analyst|manager|lead|representative|technician|associate))|spend(?:ing)?|process(?:es|ed)?|over|more than|book pays|trial|helped (?:\w+ )?earn|match|perks?|commission|incentives?|variable|equity|home office|learning|up to \d+ ?%|coverage|contribution|deduction|premium|opleidingsbudget|budget de|prime)\b[^.;]{0,28}$/i

/** Directly after an amount, unless introduced by "plus". */
export const OTHER_AFTER =
  /^\s*total(?=\s*(?:[,;.(]|$))|^\s*(?:to|[-–]) ?[$€£]?\d+(?:[.,]\d+)? ?[MB](?!\p{L})|^\s*(?:in |of |for |any |your |annual |to put |towards? |per annum |\/ ?month |a month |per month |monthly |\/ ?day |a day |per day |per year |a year |yearly |public )*(?:\w+ )?(?:fund\w*|transport\w*|food|meals?|lunch|commut\w*|invest\w*|budgets?|stipends?|allowances?|bonus(?:es)?|credits?|vouchers?|referral|reimburse\w*|revenue|ARR|in (?:payments|sales|assets|tuition)|sign(?:ing|-on)|commission|quota|grants?|insurance|deductible|tuition|setup|home office|gym|class(?:es)?|courses?|training|health|wellness|wellbeing|internet|top-up|per (?:\d+ words|word|minute|book|project|article|page|lead|sale|meal|student|class)|[mb]illions?|trillions?|trilh|milh|Mio\b|Mrd\b|bn\b|[MB](?!\p{L})|refundable|deposit|annual revenue|daily spend|in (?:annual |daily )?(?:revenue|spend))/iu

export const ON_TARGET = /\b(?:OTE|on[- ]target earnings?)\b(?:(?!\bbase\b)[^.;]){0,60}$/i

export const INTRODUCES_EXTRA = /^\s*(?:\+|plus\b|and\b|,|\(|DOE|OTE\b)/i

export const FROM =
  /(?:\b(?:from|starting (?:at|from|pay is|salary of)|starts? at|at least|min(?:imum|dest\w*)?(?: salary)?(?: of)?|ab|desde|vanaf|à partir de|earn from)\s*)$/i
export const UP_TO =
  /(?:\b(?:up to|until|maximum (?:base |annual )?(?:pay|salary)\b[^.;]{0,30} is|bis zu|bis ca\.?|bis|max(?:imum)?(?: of)?|hasta|tot|jusqu['’]à|até)\s*)$/i

const unit = (names: string): string =>
  `(?:/ ?|\\b(?:per|a|an|each|pro|par|por|al|la|im|die|de l['’]|de |in the )\\s?)(?:${names})\\b`

export const periods: readonly (readonly [PayPeriod, RegExp])[] = [
  [
    'hour',
    new RegExp(
      `${unit('(?:session )?hour|hr|h|Stunde|heure|hora|uur')}|\\bhourly\\b|\\bp/hr\\b|\\bp\\/?h\\b|\\dhr\\b|\\bStundenlohn\\b|\\bde l['’]heure\\b`,
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
      `${unit('month|mth|mo|Monat|mois|mes|m[eê]s|maand')}|\\bmonthly\\b|\\bmensua(?:l|is|les)\\b|\\bmensa(?:l|is)\\b|\\bmensuel\\b|\\bmonatlich\\w*|\\w*monatsgehalt\\b|\\bmonatslohn\\b|\\bmaandsalaris\\b|\\bmaandloon\\b`,
      'i',
    ),
  ],
  [
    'year',
    new RegExp(
      `${unit('year|yr|annum|Jahr|an|année|año|ano|jaar')}|\\bannual(?:ly)?\\b|\\byearly\\b|\\bp\\.? ?a\\.?(?!\\w)|\\bLPA\\b|\\bjährlich\\w*|\\bJahresgehalt\\b|\\bJaarsalaris\\b|\\banuales\\b|\\banuais\\b|\\bRAL\\b`,
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
  INR: 300_000,
  PLN: 80_000,
  SEK: 250_000,
  NOK: 300_000,
  DKK: 250_000,
  ILS: 130_000,
}

/** Less than this is not written in pesos. */
export const LEAST_IN_PESOS: Readonly<Record<string, number>> = { COP: 15_000, CLP: 5_000 }

/** Shortly before a single amount that is pay. */
export const NAMES_PAY =
  /(?<!\p{L})(?:salar(?:y|ies)|(?:base |starting |hourly |take-home )?pay(?: rate| range| band)?|paid|compensation|comp|remuneration|renumeration|rates?|wages?|earn(?:s|ings?)?|base|gross|bruto|brutto\p{L}*|CTC|package|OTE|\p{L}*gehalt\p{L}*|verg[üu]tung\p{L}*|aufwandsentsch[äa]digung|\p{L}*lohn|verdien\p{L}*|sal[aá]rio|bolsa|sueldo|salario|pago|honorarios|salaire|r[ée]mun[ée]ration|gratification|salaris|verdien\p{L}*|tarif|stipendio|RAL|annum|annual(?:ly)?|p\.a\.|yearly|W-?2)(?!\p{L})/iu

/** Around a single amount, these make it a benefit, a budget or a price. */
export const BENEFIT_NEAR =
  /(?:zuschuss|zusch[üu]sse|gutschein|ticket|beihilfe|zuzahlung|altersvorsorge|altersversorgung|betreuungsgeld|gesundheit|prämie|bonus|budget|subsid|allowance|stipend|reimburs|matching|match(?:es)?\b|wellness|fitness|benefit card|benefits card|edenred|wellpass|sports club|deposit|fertility|adoption|tuition|education|aux[íi]lio|vale|vacation|ticket restaurant|fundrais|referral|donation|subvention|steuerfrei|tax-free|sachbezug|karte|membership|tickets?|card|coaching|worth|fee|meals?|assistance)[^.;]{0,40}$/iu
export const BENEFIT_AFTER =
  /^(?:[^.;]{0,35}\b(?:allowance|stipend|budget)|[^.;]{0,25}(?:to spend|zuschuss|gutschein|ticket|beihilfe|altersvorsorge|gesundheit|budget|subsid|allowance|stipend|reimburs|wellness|fitness|deposit|tuition|steuerfrei|tax-free|sachbezug|einkaufswert|netto f[üu]r|f[üu]r (?:deine|sport|fitness|kinder)|zur freien|for (?:education|home|sport|wellness|professional|learning)|remote working budget|per day travel|refundable|flight|conference|on top of your))/iu

/** After an amount per year, what comes on top of it: "$150k + benefits". */
export const EXTRA_AFTER =
  /^\s*(?:[A-Z]{3}\s*)?\+\s*(?:[\w-]+ ){0,2}(?:equity|benefits?|profit|bonus|stock|options|commission)\b/i
/** "Acme | Engineer | up to $150k | Remote". */
export const BEHIND_BAR = /\|\s*[~≈]?\s*(?:up to\s*)?$/i
export const BEFORE_BAR = /^\s*(?:[A-Z]{3}\b)?\+?\s*(?:\||$)/

/** Payments a year: "14x jährlich". */
export const INSTALMENTS = /\b1[2-5] ?(?:x|mal|times|payments?)\b ?(?:jährlich|im Jahr|a year|per year)?/gi

/** Less than this, in currencies of similar worth, is not what people earn. */
export const LEAST_PAY: Readonly<Record<PayPeriod, number>> = {
  hour: 2,
  day: 20,
  week: 50,
  month: 150,
  year: 3_000,
  once: 0,
}

/** From this amount on, a single one with a period is pay rather than a benefit. */
export const LIKELY_FROM: Readonly<Partial<Record<PayPeriod, number>>> = {
  hour: 4,
  day: 100,
  week: 300,
  month: 700,
  year: 10_000,
}
