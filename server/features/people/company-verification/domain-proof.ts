// Which domain a company can prove, and with what.

import { createHmac } from 'node:crypto'
import { isPublicMailDomain, parentDomains, parseDomain } from '#shared/features/people/preferences/domain-name.ts'

const RECORD_HOST = '_meridian'
const TOKEN_LENGTH = 32

/** The host of its website; null if anybody can have an address there. */
export function domainOfWebsite(website: string | null): string | null {
  const domain = website === null ? null : parseDomain(website)
  return domain !== null && !isPublicMailDomain(domain) ? domain : null
}

/** The domain of an address that proves `domain`: the domain itself or one above it, as with careers.acme.com. */
export function provenBy(email: string, domain: string): string | null {
  const host = parseDomain(email)
  return host !== null && !isPublicMailDomain(host) && parentDomains(domain).includes(host) ? host : null
}

/** Derived, not stored: it stays the same however often the page is opened, and belongs to one company and domain. */
export const dnsRecordFor = (appKey: string, companyId: string, domain: string) => ({
  name: `${RECORD_HOST}.${domain}`,
  value: `meridian-verification=${createHmac('sha256', appKey)
    .update(`company-domain:${companyId}:${domain}`)
    .digest('hex')
    .slice(0, TOKEN_LENGTH)}`,
})
