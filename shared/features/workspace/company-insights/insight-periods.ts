/** In days. */
export const insightPeriods = [30, 90, 365] as const
export type InsightPeriod = (typeof insightPeriods)[number]
export const DEFAULT_PERIOD: InsightPeriod = 90

/** Figures by country always cover this period: those of a longer one minus those of a shorter one would show a small group. */
export const COUNTRY_PERIOD = 365 satisfies InsightPeriod

/** Rates of smaller groups are withheld: they reveal more about individuals than about the company. */
export const MIN_COMPARED = 20
/** Their numbers are rounded to multiples of this, and only change once a week. */
export const ROUNDED_TO = 5
/** Drop-off is withheld below this: these people have not sent the company anything. */
export const MIN_STARTED = 5
