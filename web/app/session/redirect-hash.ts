// The server never sees the hash of a URL. When it redirects a guest to sign in, the browser carries the hash over to the sign-in
// page, where it has to be moved into the requested page.

type Address = { pathname: string; search: string; hash: string }

/** The same URL with the hash as part of the requested page; null if there is nothing to move. */
export function withHashInRedirect({ pathname, search, hash }: Address): string | null {
  const query = new URLSearchParams(search)
  const requested = query.get('redirect')
  if (hash === '' || requested === null || requested.includes('#')) return null
  query.set('redirect', `${requested}${hash}`)
  return `${pathname}?${query}`
}
