// The demo talent's profile: what she has done so far, and her public page at /t/wanjiru-kamau.

import { saveAbout, saveAvailability, saveEntry } from '#server/features/people/profile/profile.service.ts'
import { savePage } from '#server/features/people/profile/profile-page.service.ts'
import { newId } from '#server/platform/db/columns.ts'
import { i18nFor } from '#server/platform/i18n/server-i18n.ts'
import { entryDraft } from '#shared/features/people/profile/profile-entries.ts'
import { DEMO_HANDLE, demoTalent } from '../demo-accounts.ts'
import type { Seed } from '../seed-world.ts'

const entries = [
  {
    section: 'work',
    content: {
      company: 'Mavuno Market',
      location: 'Nairobi',
      description: 'An online market for farmers in East Africa.',
      roles: [
        {
          title: 'Senior backend engineer',
          start: '2022-03',
          summary: 'Leads payments and payouts.',
          highlights: [
            'Moved payouts to a queue that survives outages of the mobile money providers',
            'Cut the nightly reconciliation from three hours to twelve minutes',
          ],
        },
        { title: 'Backend engineer', start: '2019-08', end: '2022-02', summary: 'Orders, stock and their interfaces.' },
      ],
    },
  },
  {
    section: 'education',
    content: {
      school: 'University of Nairobi',
      degree: 'Bachelor of Science',
      field: 'Computer Science',
      start: '2015',
      end: '2019',
    },
  },
  {
    section: 'projects',
    content: {
      name: 'Offline receipts',
      role: 'Author',
      start: '2024',
      description: 'A small library that signs receipts on a phone without a connection and settles them later.',
      keywords: ['Go', 'SQLite'],
    },
  },
  { section: 'languages', content: { name: 'Swahili', level: 'native' } },
  { section: 'languages', content: { name: 'English', level: 'fluent' } },
  { section: 'links', content: { network: 'GitHub', username: 'wanjiru', url: 'https://github.example/wanjiru' } },
  {
    section: 'certificates',
    content: { name: 'Certified Kubernetes Application Developer', issuer: 'CNCF', date: '2023-05' },
  },
] as const

const SUMMARY =
  'Backend engineer from Nairobi with seven years in payments. I like small teams, clear interfaces and systems that keep ' +
  'working when a provider does not.'

export const seedProfile: Seed = async (platform, world) => {
  const { id } = world.person(demoTalent)
  const i18n = i18nFor('en')
  for (const entry of entries) await saveEntry(platform, { id }, { id: newId(), draft: entryDraft.parse(entry), i18n })
  await saveAbout(platform, id, { summary: SUMMARY })
  await saveAvailability(platform, id, { kind: 'notice', noticeDays: 30, from: null })
  await savePage(platform, id, { handle: DEMO_HANDLE, isPublic: true, isIndexed: false }, i18n)
}
