// Scripts that are written without spaces. In Chinese and Japanese a line may end after almost any character, but not before a full
// stop and not after an opening bracket; in Thai it may end after a word.

const UNSPACED = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}'
const CLOSING = '、。，．・：；？！）」』】〕》〉々ー…'
const OPENING = '（「『【〔《〈'

const unit = new RegExp(`[${OPENING}]*(?:[${UNSPACED}]|[^${UNSPACED}${OPENING}${CLOSING}]+)?[${CLOSING}]*`, 'gu')
const thaiWords = new Intl.Segmenter('th', { granularity: 'word' })

/** Splits a word at its line-break opportunities. */
export function breakOpportunities(word: string): string[] {
  if (/\p{Script=Thai}/u.test(word)) return Array.from(thaiWords.segment(word), ({ segment }) => segment)
  return (word.match(unit) ?? []).filter((part) => part !== '')
}
