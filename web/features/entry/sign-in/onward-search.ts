/** From one page of the ways in to another only the wish to come back goes along, never a link's secret. */
export function onwardSearch(search: string): string {
  const redirect = new URLSearchParams(search).get('redirect')
  return redirect === null ? '' : `?redirect=${encodeURIComponent(redirect)}`
}
