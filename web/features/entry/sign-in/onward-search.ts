/** Between the sign-in pages only the redirect target is passed on, never the secret of a link. */
export function onwardSearch(search: string): string {
  const redirect = new URLSearchParams(search).get('redirect')
  return redirect === null ? '' : `?redirect=${encodeURIComponent(redirect)}`
}
