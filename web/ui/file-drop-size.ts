import { numberFormat } from '#shared/kit/intl/formatters.ts'

const STEPS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** In decimal units, as phones show them (1 MB is a million bytes), with one decimal below ten. */
export function formatBytes(bytes: number, locale: string): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), STEPS.length - 1)
  const amount = bytes / 1000 ** power
  return numberFormat(locale, {
    style: 'unit',
    unit: STEPS[power] ?? 'byte',
    // The short unit for bytes has no plural in English.
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: power > 0 && amount < 10 ? 1 : 0,
  }).format(amount)
}
