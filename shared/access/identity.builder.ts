import type { Identity } from './identity.ts'

/** A verified talent, unless the test says otherwise. */
export const anIdentity = (facts: Partial<Identity> = {}): Identity => ({
  id: '0199d5a4-0000-7000-8000-000000000001',
  name: 'Wanjiru Kamau',
  calledName: 'Wanjiru',
  email: 'wanjiru@people.example',
  email_verified_at: '2026-11-01T00:00:00.000Z',
  roles: ['talent'],
  country: 'KE',
  city: 'Nairobi',
  timeZone: 'Africa/Nairobi',
  locale: 'en',
  theme: 'system',
  density: 'comfortable',
  timeFormat: 'locale',
  currency: null,
  homeCurrency: 'KES',
  isOnboarded: true,
  deletionAt: null,
  ...facts,
})
