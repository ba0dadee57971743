import { z } from 'zod'
import { MAX_DOMAIN_LENGTH } from './preference-kinds.ts'

const DOMAIN = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/

/** Public email providers: hiding from one would hide from nobody in particular. */
const publicMailDomains = new Set(
  `aol.com fastmail.com gmail.com gmx.com gmx.de gmx.net googlemail.com hey.com hotmail.co.uk hotmail.com icloud.com
  live.com mac.com mail.com mail.ru me.com msn.com naver.com outlook.com pm.me proton.me protonmail.com qq.com
  rediffmail.com tutanota.com web.de yahoo.co.in yahoo.co.uk yahoo.com yandex.com yandex.ru ymail.com zoho.com 163.com`
    .trim()
    .split(/\s+/),
)

export const isPublicMailDomain = (domain: string): boolean => publicMailDomains.has(domain)

/** Accepts what people paste: a URL, an email address or the domain itself. */
export function parseDomain(text: string): string | null {
  const host = text
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/[/?#].*$/, '')
    .replace(/^.*@/, '')
    .replace(/:\d+$/, '')
    .replace(/^www\./, '')
    .replace(/\.$/, '')
  return DOMAIN.test(host) ? host : null
}

/** `mail.acme.com` belongs to `mail.acme.com` and `acme.com`, not to `com`. */
export function parentDomains(host: string): string[] {
  const labels = host.split('.')
  return labels.slice(0, -1).map((_, start) => labels.slice(start).join('.'))
}

export const domainName = z
  .string()
  .max(MAX_DOMAIN_LENGTH * 2)
  .transform((text) => parseDomain(text) ?? '')
  .refine((domain) => domain !== '', {
    params: /* i18n */ { id: 'validation.domain', message: 'Enter a domain, for example company.com.' },
  })
  .refine((domain) => !isPublicMailDomain(domain), {
    params: /* i18n */ {
      id: 'validation.public_mail_domain',
      message: 'Anyone can have an address there. Enter an employer’s domain.',
    },
  })
