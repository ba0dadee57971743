/** The redirect target, and what a guest told us while exploring. */
const PASSED_ON = ['redirect', 'livesIn', 'save']

/** Passed on between the sign-in pages, but never the secret of a link. */
export function onwardSearch(search: string): string {
  const passedOn = [...new URLSearchParams(search)].filter(([name]) => PASSED_ON.includes(name))
  return passedOn.length === 0
    ? ''
    : `?${passedOn.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`
}
