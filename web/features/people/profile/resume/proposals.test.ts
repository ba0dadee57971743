// @vitest-environment node

import { expect, it } from 'vitest'
import type { ResumeReading } from '#shared/features/people/resumes/resume-reading.ts'
import { isSure, proposeContact, proposeEntries } from './proposals.ts'

const found = <T>(value: T, line = 0, confidence = 0.95) => ({ value, line, confidence })
const period = (start: string | null, end: string | null, confidence = 0.95) =>
  found({ start, end, isCurrent: end === null }, 2, confidence)

const reading: ResumeReading = {
  pages: 1,
  lines: ['Wanjiru Kamau', 'Mavuno Market', '2021 to 2025'],
  name: found('Wanjiru Kamau'),
  headline: null,
  email: found('wanjiru@mail.example'),
  phone: found('+254 700 000000'),
  location: null,
  links: [found('www.linkedin.com/in/wanjiru')],
  experiences: [
    {
      company: found('Mavuno Market', 1),
      location: null,
      roles: [{ title: found('Backend engineer', 1), period: period('2021-03', '2025-08', 0.6), summary: 'Payments' }],
    },
    { company: found('Mizani Data'), location: null, roles: [{ title: null, period: null, summary: '' }] },
  ],
  education: [{ school: found('Rift Valley University'), degree: found('BSc'), period: period('2014', '2018') }],
  skills: [],
  languages: [found({ name: 'English', tag: 'en', level: null })],
}
const nothing = { entries: [], contact: { email: '', phone: '', url: '', address: '', postalCode: '', region: '' } }

let ids = 0
const propose = (profile: Parameters<typeof proposeEntries>[1] = nothing) =>
  proposeEntries(reading, profile, () => `0199d5a4-0000-7000-8000-${String(++ids).padStart(12, '0')}`)

it('keeps the lines a detail came from, and is as sure as of its weakest part', () => {
  const [mavuno, mizani, school] = propose()
  expect(mavuno).toMatchObject({ lines: [1, 2], confidence: 0.6, content: { roles: [{ start: '2021-03' }] } })
  expect([mavuno, mizani, school].map((one) => one && isSure(one))).toEqual([false, false, true])
})

it('turns a link without a scheme into an address, and names well-known sites', () => {
  expect(propose().at(-1)).toMatchObject({
    content: { network: 'LinkedIn', url: 'https://www.linkedin.com/in/wanjiru' },
  })
})

it('recognises what the profile already has, however it is spelt', () => {
  const content = {
    company: 'MAVUNO  market',
    location: '',
    url: '',
    description: '',
    roles: [{ title: 'Engineer', start: '2021', end: '', summary: '', highlights: [] }],
  }
  const profile = { entries: [{ id: crypto.randomUUID(), entry: { section: 'work' as const, content } }] }
  expect(propose(profile).map(({ isKnown }) => isKnown)).toEqual([true, false, false, false, false])
})

it('proposes contact details only where there are none', () => {
  const contact = { ...nothing.contact, phone: '+254 711' }
  expect(proposeContact(reading, { contact }).map(({ name }) => name)).toEqual(['email'])
})

it('asks for the level of a language, and knows it by any of its names', () => {
  const swahili = { ...reading, languages: [found({ name: 'Kiswahili', tag: 'sw', level: 'native' as const })] }
  const content = { name: 'Swahili', level: null, fluency: '' }
  const profile = { entries: [{ id: crypto.randomUUID(), entry: { section: 'languages' as const, content } }] }
  expect(proposeEntries(swahili, profile, () => crypto.randomUUID()).find(isLanguage)?.isKnown).toBe(true)
  const asked = propose().find(isLanguage)
  expect(asked && isSure(asked)).toBe(false)
})

const isLanguage = ({ section }: { section: string }) => section === 'languages'
