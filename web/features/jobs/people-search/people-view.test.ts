import { expect, it } from 'vitest'
import { isFiltered, readView, viewForJob, viewHref, withLanguage, withoutSkill, withSkill } from './people-view.ts'

const read = (href: string) => readView(new URL(href, 'http://localhost').searchParams)
const id = '01890000-0000-7000-8000-000000000001'

it('the address of a search reads as the same search', () => {
  const view = {
    role: 'backend & data',
    skills: 'postgresql~3,go',
    languages: 'en~B2',
    country: 'KE',
    minOverlap: 3,
    payUpTo: 60_000,
    availability: 'active',
    jobId: id,
    listId: id,
  } as const
  expect(read(viewHref(view))).toEqual(view)
  expect(viewHref(read('/company/people'))).toBe('/company/people')
})

it('ignores what no control of the screen could have set', () => {
  const view = read('/company/people?country=kenya&overlap=99&pay=50001&skills=go,~~&list=mine&job=x')
  expect(view).toMatchObject({
    country: null,
    minOverlap: null,
    payUpTo: null,
    skills: 'go',
    listId: null,
    jobId: null,
  })
})

it('a job replaces the search but not the list', () => {
  const search = { skills: 'go~3', languages: 'en~B2', minOverlap: 4, payUpTo: null }
  const view = viewForJob(read(`/company/people?role=data&list=${id}`), { id, title: 'Engineer', search })
  expect(view).toMatchObject({ role: '', skills: 'go~3', languages: 'en~B2', minOverlap: 4, jobId: id, listId: id })
})

it('adds and removes skills and languages, each once', () => {
  const view = withSkill(withSkill(read('/company/people?skills=go~3'), 'docker'), 'docker')
  expect(view.skills).toBe('go~3,docker')
  expect(withoutSkill(view, 'go').skills).toBe('docker')
  expect(withLanguage(read('/company/people?languages=en~B2'), 'en').languages).toBe('en')
  expect([isFiltered(view), isFiltered(read(`/company/people?list=${id}`))]).toEqual([true, false])
})
