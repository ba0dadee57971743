import { expect, it } from 'vitest'
import { linkedInLink } from './linkedin-link.ts'

const badge = {
  name: 'Git, level 4',
  issuer: 'Meridian',
  issuedAt: '2026-12-31T23:30:00.000Z',
  validUntil: '2028-12-31T23:30:00.000Z',
  id: '0190',
  url: 'https://meridian.example/badges/0190',
}

it('fills in LinkedIn’s form', () => {
  const { origin, pathname, searchParams } = new URL(linkedInLink(badge))
  expect(origin + pathname).toBe('https://www.linkedin.com/profile/add')
  expect(Object.fromEntries(searchParams)).toEqual({
    startTask: 'CERTIFICATION_NAME',
    name: 'Git, level 4',
    organizationName: 'Meridian',
    issueYear: '2026',
    issueMonth: '12',
    expirationYear: '2028',
    expirationMonth: '12',
    certUrl: badge.url,
    certId: '0190',
  })
})

it('names no end for what does not expire', () => {
  expect(linkedInLink({ ...badge, validUntil: null })).not.toContain('expiration')
})
