import type { EntryContents, WorkRole } from '#shared/features/people/profile/profile-entries.ts'
import type { ProfileSection } from '#shared/features/people/profile/profile-sections.ts'

export const blankRole: WorkRole = { title: '', start: '', end: '', summary: '', highlights: [] }

/** What the form of a new entry starts from. A permit has no country until one is chosen. */
export const blankContents: { [S in ProfileSection]: S extends 'permits' ? object : EntryContents[S] } = {
  work: { company: '', location: '', url: '', description: '', roles: [blankRole] },
  education: { school: '', degree: '', field: '', start: '', end: '', score: '', courses: [], url: '' },
  projects: {
    name: '',
    role: '',
    entity: '',
    type: '',
    url: '',
    start: '',
    end: '',
    description: '',
    highlights: [],
    keywords: [],
  },
  portfolio: { title: '', role: '', client: '', url: '', description: '', keywords: [] },
  skills: { name: '', level: '', keywords: [] },
  languages: { name: '', level: null, fluency: '' },
  certificates: { name: '', issuer: '', date: '', url: '' },
  volunteer: { organization: '', role: '', url: '', start: '', end: '', summary: '', highlights: [] },
  awards: { title: '', issuer: '', date: '', summary: '' },
  publications: { name: '', publisher: '', date: '', url: '', summary: '' },
  links: { network: '', username: '', url: '' },
  interests: { name: '', keywords: [] },
  references: { name: '', quote: '' },
  permits: { country: null, kind: 'permit', expires: '' },
}
