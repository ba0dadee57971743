/** The same video from this second on, as far as its player can be told. */
export function addressAt(address: string, seconds: number): string {
  const url = new URL(address)
  if (url.origin === 'https://www.youtube-nocookie.com') url.searchParams.set('start', String(seconds))
  if (url.origin === 'https://player.vimeo.com') url.hash = `t=${seconds}s`
  return url.href
}
