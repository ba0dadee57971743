// Links in what people write: http and https URLs, and bare domains such as "pay.example/now". Shared by both sides, so
// that whatever is shown as a link is also warned about as one.

/** People attach "cv.pdf" and write "node.js": with such an extension and no path after it, it is a file name. */
const FILE = '(?:pdf|docx?|xlsx?|pptx?|odt|csv|txt|md|zip|png|jpe?g|svg|mp[34]|json|ya?ml|html?|css|[jt]sx?|py|sql)'
const LETTER = '[\\p{L}\\p{N}'
const LABEL = `${LETTER}](?:${LETTER}-]{0,61}${LETTER}])?`
/** What is next to an @ is an email address. */
const BARE = `(?<!${LETTER}@._/-])(?:${LABEL}\\.)+(?!${FILE}(?!${LETTER}/-]))\\p{L}{2,24}(?!${LETTER}@-])(?::\\d{2,5})?(?:[/?#][^\\s<>"'\`]*)?`
const LINK = new RegExp(`https?://[^\\s<>"'\`]+|${BARE}`, 'giu')
/** Punctuation and closing brackets after a link are not part of it. */
const TRAILING = /[.,;:!?)\]}»”’]+$/

/** `address` is not guaranteed to be a valid URL. */
export type FoundLink = { index: number; text: string; address: string }

export function findLinks(text: string): FoundLink[] {
  return [...text.matchAll(LINK)].map(({ 0: found, index }) => {
    const link = found.replace(TRAILING, '')
    return { index, text: link, address: /^https?:/i.test(link) ? link : `https://${link}` }
  })
}
