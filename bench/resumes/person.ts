// Fictional people. The data shown on a résumé doubles as the expected result.

export type Role = { title: string; start: string; end: string | null; did: string[] }
export type Job = { company: string; place: string; roles: Role[] }
export type School = { school: string; degree: string; start: string; end: string }
export type Headings = {
  work: string
  education: string
  skills: string
  languages: string
  summary: string
  contact: string
}

export type Person = {
  id: string
  locale: string
  isRtl?: boolean
  name: string
  headline: string
  email: string
  phone: string
  links: string[]
  place: string
  summary: string
  jobs: Job[]
  schools: School[]
  skills: string[]
  languages: [name: string, level: string, tag: string][]
  headings: Headings
  present: string
}
