/** The name of a company on a service that gives each its own subdomain: typed as such, or in an address there. */
export function subdomainOf(given: string, domain: string): string | null {
  const text = given.trim().toLowerCase()
  if (/^[\w-]{1,80}$/.test(text)) return text
  const host = URL.parse(text)?.hostname ?? ''
  const name = host.endsWith(`.${domain}`) ? host.slice(0, -domain.length - 1) : ''
  return /^[\w-]{1,80}$/.test(name) ? name : null
}
