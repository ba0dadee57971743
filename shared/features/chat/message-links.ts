// Addresses in what people write: those that say http or https, and bare names that can be opened, such as
// "pay.example/now". Both sides know them alike: what is shown as a link is warned of as one.

/**
 * A name ends in letters, as a domain does, and not in a file's ending: people attach "cv.pdf" and write "node.js". What
 * stands behind an @ is a mail address.
 */
const FILE_ENDINGS =
  'pdf|docx?|xlsx?|pptx?|odt|ods|csv|txt|md|zip|png|jpe?g|gif|svg|webp|mp[34]|webm|ogg|json|ya?ml|xml|html?|css|jsx?|tsx?|mjs|sql|go|rs|rb|php|java|kt|cs|net'
const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?'
const BARE = `(?<![\\p{L}\\p{N}@._/-])(?:${LABEL}\\.)+(?!(?:${FILE_ENDINGS})(?![\\p{L}\\p{N}-]))\\p{L}{2,24}(?![\\p{L}\\p{N}@-])(?::\\d{2,5})?(?:[/?#][^\\s<>"'\`]*)?`

const LINK = new RegExp(`https?://[^\\s<>"'\`]+|${BARE}`, 'giu')
/** A sentence ends after the link, and so does a bracket it stands in. */
const TRAILING = /[.,;:!?)\]}»”’]+$/

export type FoundLink = { index: number; text: string; href: string }

export function findLinks(text: string): FoundLink[] {
  return [...text.matchAll(LINK)].flatMap(({ 0: found, index }) => {
    const link = found.replace(TRAILING, '')
    const address = /^https?:/i.test(link) ? link : `https://${link}`
    return URL.canParse(address) ? [{ index, text: link, href: new URL(address).href }] : []
  })
}
