// A compact notation for demo questions: the text, then the answers, then deviations from the defaults.

import type { WrittenQuestion } from '#shared/features/hiring/screeners/question.contract.ts'

type Extra = { points?: number; code?: string }

const base = (text: string, { points = 2, code }: Extra) => ({ text, points, code: code ?? null })

const marked = (texts: readonly string[], isRight: boolean) => texts.map((text) => ({ text, isRight }))

/** Shuffled tests draw the order per attempt; otherwise it is alphabetical, so that it does not give away the answer. */
const mixed = <T extends { text: string }>(options: readonly T[]): T[] =>
  options.toSorted((one, other) => (one.text < other.text ? -1 : 1))

export const single = (text: string, right: string, wrong: readonly string[], extra: Extra = {}): WrittenQuestion => ({
  kind: 'single',
  ...base(text, extra),
  options: mixed([...marked([right], true), ...marked(wrong, false)]),
})

export const multiple = (
  text: string,
  right: readonly string[],
  wrong: readonly string[],
  extra: Extra = {},
): WrittenQuestion => ({
  kind: 'multiple',
  ...base(text, extra),
  options: mixed([...marked(right, true), ...marked(wrong, false)]),
})

export const numeric = (
  text: string,
  answer: number,
  { tolerance = 0, unit = '', ...extra }: Extra & { tolerance?: number; unit?: string } = {},
): WrittenQuestion => ({ kind: 'numeric', ...base(text, extra), answer, tolerance, unit })

export const shortText = (text: string, accepted: string[], extra: Extra = {}): WrittenQuestion => ({
  kind: 'short_text',
  ...base(text, extra),
  accepted,
})

export const longText = (
  text: string,
  { minLength, maxLength, guide, ...extra }: Extra & { minLength: number; maxLength: number; guide: string },
): WrittenQuestion => ({ kind: 'long_text', ...base(text, extra), minLength, maxLength, guide })

export const ordering = (text: string, items: readonly string[], extra: Extra = {}): WrittenQuestion => ({
  kind: 'ordering',
  ...base(text, extra),
  items: items.map((item) => ({ text: item })),
})
