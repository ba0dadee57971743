// @vitest-environment node

import { describe, expect, it } from 'vitest'
import { pageTitle } from './title.ts'

describe('the page title', () => {
  it('puts the page before the site', () => {
    expect(pageTitle('Jobs', 'Meridian', ' - ')).toBe('Jobs - Meridian')
  })

  it('is the site name alone for a page without a title', () => {
    expect(pageTitle('', 'Meridian', ' - ')).toBe('Meridian')
  })
})
