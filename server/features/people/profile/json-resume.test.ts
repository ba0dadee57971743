import { expect, it } from 'vitest'
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
