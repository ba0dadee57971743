import { describe, expect, it } from 'vitest'
import type { Identity } from '#shared/access/identity.ts'
import { isLanded } from '#shared/screens.ts'
import { navigations } from '#web/layouts/navigation/navigations.builder.ts'
import { screensFor } from './palette-screens.ts'

const aPerson = (email_verified_at: string | null, roles = ['talent']) =>
  ({ email_verified_at, roles }) as unknown as Identity
const paths = (identity: Identity | null) => screensFor(identity).map(({ href }) => href)

describe('the screens of the palette', () => {
  it('include everything in the navigation', () => {
    const entries = Object.values(navigations).flatMap(({ groups, foot }) => [
      ...groups.flatMap(({ items }) => items),
      ...foot,
    ])
    const landed = entries.map(({ href }) => href).filter((href) => isLanded(href))
    expect(paths(aPerson('2026-01-01', ['talent', 'company', 'operator']))).toEqual(expect.arrayContaining(landed))
  })

  it('are only those that open', () => {
    expect(paths(null)).toEqual([
      '/explore',
      '/explore/around-the-globe',
      '/explore/companies',
      '/hello',
      '/login',
      '/signup',
      '/forgot-password',
      '/elite/projects',
      '/verify-document',
      '/recorder',
      '/docs/api',
    ])
    expect(paths(aPerson(null))).toEqual(['/elite/projects', '/verify', '/verify-document', '/recorder', '/docs/api'])
    expect(paths(aPerson('2026-01-01'))).not.toContain('/verify')
    expect(paths(aPerson('2026-01-01'))).not.toContain('/company')
  })

  it('are not those for talents for a member who is not looking for work', () => {
    const offered = paths(aPerson('2026-01-01', ['company']))
    expect(offered).toEqual(expect.arrayContaining(['/company', '/chat', '/settings']))
    expect(offered.filter((path) => /^\/(jobs|applications|onboarding)/.test(path))).toEqual([])
  })
})
