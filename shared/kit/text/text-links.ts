// Addresses in what people write: those that say http or https, and bare names that can be opened, such as
// "pay.example/now". Both sides know them alike: what is shown as a link is warned of as one.

/** People attach "cv.pdf" and write "node.js": with such an ending, and no path behind it, a name is one of a file. */
const FILE = '(?:pdf|docx?|xlsx?|pptx?|odt|csv|txt|md|zip|png|jpe?g|svg|mp[34]|json|ya?ml|html?|css|[jt]sx?|py|sql)'
const LETTER = '[\\p{L}\\p{N}'
const LABEL = `${LETTER}](?:${LETTER}-]{0,61}${LETTER}])?`
/** What stands beside an @ is a mail address. */
const BARE = `(?<!${LETTER}@._/-])(?:${LABEL}\\.)+(?!${FILE}(?!${LETTER}/-]))\\p{L}{2,24}(?!${LETTER}@-])(?::\\d{2,5})?(?:[/?#][^\\s<>"'\`]*)?`
const LINK = new RegExp(`https?://[^\\s<>"'\`]+|${BARE}`, 'giu')
/** A sentence ends after the link, and so does a bracket it stands in. */
const TRAILING = /[.,;:!?)\]}»”’]+$/

/** `address` may still be one that cannot be opened. */
export type FoundLink = { index: number; text: string; address: string }

export function findLinks(text: string): FoundLink[] {
  return [...text.matchAll(LINK)].map(({ 0: found, index }) => {
    const link = found.replace(TRAILING, '')
    return { index, text: link, address: /^https?:/i.test(link) ? link : `https://${link}` }
  })
}
