import { describe, expect, it } from 'vitest'
import { pathToReturnTo } from './return-path.ts'

describe('the way back from maintenance', () => {
  it('is passed in the URL by the server', () => {
    expect(pathToReturnTo({ search: '?from=%2Fjobs%2F7%3Fa%3D1', state: null })).toBe('/jobs/7?a=1')
  })

  it('is remembered in the history by the browser', () => {
    expect(pathToReturnTo({ search: '', state: { from: '/jobs' } })).toBe('/jobs')
  })

  it('is unknown when nothing was passed', () => {
    expect(pathToReturnTo({ search: '', state: null })).toBeNull()
    expect(pathToReturnTo({ search: '', state: { from: 7 } })).toBeNull()
  })

  it('never leaves our own origin', () => {
    expect(pathToReturnTo({ search: '?from=//evil.test', state: null })).toBeNull()
    expect(pathToReturnTo({ search: '', state: { from: 'https://evil.test' } })).toBeNull()
  })

  it('never leads back to the maintenance page itself', () => {
    expect(pathToReturnTo({ search: '?from=/maintenance?from=/', state: null })).toBeNull()
  })
})
