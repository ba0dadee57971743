/** The company's name on a service with one subdomain per company: typed as is, or taken from a URL. */
export function subdomainOf(given: string, domain: string): string | null {
  const text = given.trim().toLowerCase()
  if (/^[\w-]{1,80}$/.test(text)) return text
  const host = URL.parse(text)?.hostname ?? ''
  const name = host.endsWith(`.${domain}`) ? host.slice(0, -domain.length - 1) : ''
  return /^[\w-]{1,80}$/.test(name) ? name : null
}
