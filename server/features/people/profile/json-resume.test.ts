import { expect, it } from 'vitest'
import { readJsonResume } from '#shared/features/people/profile/import/read-json-resume.ts'
import type { EntryDraft } from '#shared/features/people/profile/profile-entries.ts'
import { entryDraft } from '#shared/features/people/profile/profile-entries.ts'
import { writeJsonResume, writeProfiles } from './json-resume.ts'

const entry = (section: string, content: object): EntryDraft => entryDraft.parse({ section, content })

it('writes every role as a job of its own, without empty fields', () => {
  const roles = [
    { title: 'Lead', start: '2023', highlights: ['Hired five people'] },
    { title: 'Engineer', start: '2021-03', end: '2023' },
  ]
  const written = writeJsonResume([
    entry('work', { company: 'Mavuno Market', roles }),
    entry('languages', { name: 'English', level: 'fluent' }),
    entry('permits', { country: 'KE', kind: 'citizen' }),
  ])
  expect(written).toEqual({
    work: [
      { name: 'Mavuno Market', position: 'Lead', startDate: '2023', highlights: ['Hired five people'] },
      { name: 'Mavuno Market', position: 'Engineer', startDate: '2021-03', endDate: '2023' },
    ],
    languages: [{ language: 'English', fluency: 'fluent' }],
  })
})

it('writes links as profiles of the basics', () => {
  const links = [entry('links', { network: 'GitHub', username: 'wanjiru', url: 'https://github.com/wanjiru' })]
  expect(writeProfiles(links)).toEqual([{ network: 'GitHub', username: 'wanjiru', url: 'https://github.com/wanjiru' }])
})

/** Uses every JSON Resume field that a profile supports. */
const whole = {
  work: [
    {
      name: 'Mavuno Market',
      location: 'Nairobi',
      description: 'A market for farmers',
      position: 'Lead',
      url: 'https://mavuno.example',
      startDate: '2021-03-01',
      endDate: '2025-08',
      summary: 'Payments',
      highlights: ['Halved the costs', 'Hired five people'],
    },
  ],
  volunteer: [
    {
      organization: 'Code Club',
      position: 'Teacher',
      url: 'https://club.example/',
      startDate: '2019',
      endDate: '2020-01-01',
      summary: 'Saturdays',
      highlights: ['40 children'],
    },
  ],
  education: [
    {
      institution: 'University of Nairobi',
      url: 'https://university.example',
      area: 'Computer Science',
      studyType: 'Bachelor',
      startDate: '2015-09-01',
      endDate: '2019',
      score: '4.0',
      courses: ['DB101 - Databases', 'Networks'],
    },
  ],
  awards: [{ title: 'Best paper', date: '2018-11-01', awarder: 'The faculty', summary: 'On queues' }],
  certificates: [{ name: 'Cloud', date: '2021-11-07', issuer: 'CNCF', url: 'http://certificate.example' }],
  publications: [
    {
      name: 'Queues',
      publisher: 'The press',
      releaseDate: '2019-10-01',
      url: 'http://press.example/Queues_(book)',
      summary: 'How they fail',
    },
  ],
  skills: [{ name: 'Databases', level: 'Master', keywords: ['PostgreSQL', 'SQLite'] }],
  languages: [{ language: 'English', fluency: 'Native speaker' }],
  interests: [{ name: 'Birds', keywords: ['Weavers', 'Ibises'] }],
  references: [{ name: 'Otieno', reference: 'Keeps her word.' }],
  projects: [
    {
      name: 'Receipts',
      description: 'Works offline',
      highlights: ['Signed on a phone'],
      keywords: ['Go'],
      startDate: '2024-08-24',
      endDate: '2024-08-24',
      url: 'https://receipts.example',
      roles: ['Author', 'Designer'],
      entity: 'Savanna',
      type: 'application',
    },
  ],
}

it('keeps everything that a file of the standard says', () => {
  const profiles = [{ network: 'GitHub', username: 'wanjiru', url: 'https://github.example/wanjiru' }]
  const location = { address: '1 Moi Avenue', postalCode: '00100', region: 'Nairobi', city: 'Nairobi' }
  const contact = { email: 'w@mail.example', phone: '(254) 555-4321', url: 'http://wanjiru.example' }
  const basics = { name: 'Wanjiru', label: 'Engineer', summary: 'Builds things.', ...contact, location, profiles }
  const read = readJsonResume({ basics, ...whole, meta: { version: 'v1.0.0' } })
  expect(read).toMatchObject({ left: 0, headline: 'Engineer', summary: 'Builds things.', contact })
  expect(read?.contact).toMatchObject({ address: '1 Moi Avenue', postalCode: '00100', region: 'Nairobi' })
  expect(writeJsonResume(read?.entries ?? [])).toEqual(whole)
  expect(writeProfiles(read?.entries ?? [])).toEqual(profiles)
})

it('roles at one company stay together', () => {
  const roles = [
    { title: 'Lead', start: '2023' },
    { title: 'Engineer', start: '2021-03', end: '2023' },
  ]
  const entries = [entry('work', { company: 'Mavuno Market', roles })]
  expect(readJsonResume(JSON.parse(JSON.stringify(writeJsonResume(entries))))?.entries).toEqual(entries)
})
