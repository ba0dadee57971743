import { IconHome } from '@tabler/icons-react'
import { describe, expect, it } from 'vitest'
import { findCurrentItem, type NavItem } from './navigation.ts'

const item = (href: string, covers: string[] = []): NavItem => ({ href, label: href, icon: IconHome, covers })
const items = [
  item('/', ['/dashboard']),
  item('/jobs'),
  item('/jobs/invitations'),
  item('/people', ['/jobs/:id/people']),
  item('/progress', ['/applications', '/offers']),
]
const currentAt = (pathname: string) => findCurrentItem(items, pathname)?.href

describe('the current item of the navigation', () => {
  it('is the item of the page itself', () => expect(currentAt('/jobs')).toBe('/jobs'))
  it('is the closest ancestor of a page without its own item', () => expect(currentAt('/jobs/42/apply')).toBe('/jobs'))
  it('is the more specific of two matches', () => expect(currentAt('/jobs/invitations/7')).toBe('/jobs/invitations'))
  it('is home on the home page only', () => {
    expect(currentAt('/')).toBe('/')
    expect(currentAt('/settings')).toBeUndefined()
  })
  it('is the item that covers the page', () => {
    expect(currentAt('/applications/3')).toBe('/progress')
    expect(currentAt('/dashboard')).toBe('/')
  })
  it('is the item that covers pages of any record', () => {
    expect(currentAt('/jobs/42/people')).toBe('/people')
    expect(currentAt('/jobs//people')).toBe('/jobs')
  })
  it('does not mistake a longer path segment for a child page', () => expect(currentAt('/jobs-abroad')).toBeUndefined())
})
