// Large boards are read newest first, a few pages at a time: nobody needs all of their history, and they answer for free.

const MAX_BOARD_PAGES = 10

/** The page number is kept in the fragment, which is never sent. */
const pageOf = (url: string): number => Number(new URL(url).hash.slice(1)) || 1

/** The address of the next page, or null after the last one that is read. */
export function nextPage(url: string, next: string | null): string | null {
  const page = pageOf(url) + 1
  if (next === null || page > MAX_BOARD_PAGES) return null
  const address = new URL(next, url)
  address.hash = String(page)
  return address.href
}

/** For boards with a single list: whatever is entered, if anything, has to be on that board. */
export const onlyAddress =
  (host: string, address: string) =>
  (given: string): string | null => {
    const text = given.trim()
    if (text === '') return address
    const url = URL.parse(text)
    const isThere = url !== null && (url.hostname === host || url.hostname.endsWith(`.${host}`))
    return isThere && /^https?:$/.test(url.protocol) ? url.href : null
  }
