import { expect, it } from 'vitest'
import { columnQuery, readView, viewHref } from './applicants-view.ts'

it('the address of a view reads as the same view', () => {
  const view = {
    isBoard: false,
    search: 'ada & bo',
    country: 'KE',
    minOverlap: 3,
    isOverdue: true,
    sort: 'waiting',
    column: 'new',
  } as const
  const href = viewHref('/company/applicants', view)
  expect(readView(new URL(href, 'http://localhost').searchParams)).toEqual(view)
  const plain = readView(new URLSearchParams())
  expect(viewHref('/company/applicants', plain)).toBe('/company/applicants')
})

it('ignores what no control of the screen could have set', () => {
  expect(readView(new URLSearchParams('country=kenya&overlap=99&sort=name'))).toMatchObject({
    country: null,
    minOverlap: null,
    sort: 'newest',
  })
})

it('asks for a stage of one job, and for a status across jobs', () => {
  expect(columnQuery('job', null)).toEqual({ group: 'new' })
  expect(columnQuery('job', 'stage')).toEqual({ stageId: 'stage' })
  expect(columnQuery(null, 'shortlisted')).toEqual({ status: 'shortlisted' })
  expect(columnQuery(null, 'stage')).toEqual({ group: 'active' })
  expect(columnQuery(null, 'ended')).toEqual({ group: 'ended' })
})
