import { expect, it } from 'vitest'
import { newId } from '#server/platform/db/columns.ts'
import { answerOfProfile, type KnownFacts } from './profile-answers.ts'

const link = (network: string, url: string) => ({
  id: newId(),
  entry: { section: 'links' as const, content: { network, username: '', url } },
})
const profile: KnownFacts = {
  facts: { place: { country: 'KE', city: 'Nairobi', timeZone: 'Africa/Nairobi', workCountries: ['KE'] } },
  availability: { kind: 'notice', noticeDays: 30, from: null },
  contact: { email: '', phone: '', url: 'https://wanjiru.example', address: '', postalCode: '', region: '' },
  entries: [link('LinkedIn', 'https://www.linkedin.com/in/wanjiru'), link('', 'https://github.com/wanjiru')],
}
const answer = (type: Parameters<typeof answerOfProfile>[0]['type'], label = '') =>
  answerOfProfile({ type, label }, profile)

it('answers what the profile states', () => {
  expect([answer('country'), answer('timezone'), answer('notice_period')]).toEqual(['KE', 'Africa/Nairobi', 30])
  expect(answer('short_text', 'Country')).toBeNull()
})

it('gives a link only for the site a question names', () => {
  expect(answer('url', 'Your LinkedIn profile')).toBe('https://www.linkedin.com/in/wanjiru')
  expect(answer('url', 'GitHub?')).toBe('https://github.com/wanjiru')
  expect(answer('url', 'Your website')).toBe('https://wanjiru.example')
  expect(answer('url', 'A link to something you wrote')).toBeNull()
})

it('people who are free now need no notice; for others without one it is unknown', () => {
  const asked = { type: 'notice_period' as const, label: '' }
  const free = { ...profile, availability: { kind: 'now' as const, noticeDays: null, from: null } }
  expect(answerOfProfile(asked, free)).toBe(0)
  expect(answerOfProfile(asked, { ...free, availability: { kind: null, noticeDays: null, from: null } })).toBeNull()
})
