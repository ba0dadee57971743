import { foldText } from '#shared/features/base/reference/fold-text.ts'

/** Normalised for lookup: hyphens become spaces, dots are dropped. */
export const phraseKey = (phrase: string): string => foldText(phrase.replaceAll('-', ' ').replaceAll('.', ''))
