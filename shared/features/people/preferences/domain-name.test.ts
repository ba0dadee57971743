import { describe, expect, it } from 'vitest'
import { domainName, parentDomains, parseDomain } from './domain-name.ts'

describe('a domain', () => {
  it.each([
    ['acme.com', 'acme.com'],
    [' ACME.com ', 'acme.com'],
    ['https://www.acme.co.ke/careers?id=1#top', 'acme.co.ke'],
    ['boss@mail.acme.com', 'mail.acme.com'],
    ['acme.com:8080', 'acme.com'],
    ['acme.com.', 'acme.com'],
    ['xn--bcher-kva.example', 'xn--bcher-kva.example'],
  ])('is read from %s', (text, domain) => expect(parseDomain(text)).toBe(domain))

  it.each(['', 'acme', 'com', 'two words.com', '-acme.com', 'acme..com', '127.0.0.1', 'javascript:alert(1)', '%'])(
    'is not read from "%s"',
    (text) => expect(parseDomain(text)).toBeNull(),
  )

  it('of a public email provider is rejected with the reason', () => {
    const issue = domainName.safeParse('me@gmail.com').error?.issues[0]
    expect(issue).toMatchObject({ params: { message: expect.stringContaining('Anyone can have an address') } })
  })

  it('belongs to its parent domains, but never to a public suffix', () => {
    expect(parentDomains('mail.eu.acme.com')).toEqual(['mail.eu.acme.com', 'eu.acme.com', 'acme.com'])
    expect(parentDomains('localhost')).toEqual([])
  })
})
