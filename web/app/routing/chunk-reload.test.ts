// @vitest-environment node

import { describe, expect, it } from 'vitest'
import { createChunkReload } from './chunk-reload.ts'

function aPage(stored: Record<string, string> = {}) {
  const loads: string[] = []
  const clock = { now: 0 }
  const location = {
    pathname: '/here',
    search: '?a=1',
    hash: '#b',
    get href() {
      return '/here'
    },
    set href(path: string) {
      loads.push(path)
    },
    reload: () => loads.push('reload'),
  }
  const storage = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => {
      stored[key] = value
    },
  }
  return { loads, clock, stored, reload: createChunkReload({ storage, now: () => clock.now, location }) }
}

describe('a chunk that fails to load', () => {
  it('does one full page load of the target, then lets the error show', () => {
    const { reload, loads, stored } = aPage()
    const failure = new Error('chunk')
    reload.noteFailedChunk(failure)
    expect(reload.recover(failure, '/jobs?a=1')).toBe(true)
    expect(loads).toEqual(['/jobs?a=1'])
    expect(JSON.parse(stored['app:reload'] ?? '')).toEqual({ '/jobs?a=1': 10_000 })
    expect(reload.recover(failure, '/jobs?a=1')).toBe(false)
    expect(loads).toHaveLength(1)
  })

  it('is recognized by the browser’s message when it is a lazy part of a page', () => {
    const { reload, loads } = aPage()
    expect(reload.recover(new TypeError('Importing a module script failed.'), '/a')).toBe(true)
    expect(reload.recover(new TypeError('error loading dynamically imported module: /x.js'), '/b')).toBe(true)
    expect(reload.recover(new TypeError('x is not a function'), '/c')).toBe(false)
    expect(loads).toEqual(['/a', '/b'])
  })

  it('reloads in place when the target is the page itself', () => {
    const { reload, loads } = aPage()
    expect(reload.loadDocument('/here?a=1#b')).toBe(true)
    expect(loads).toEqual(['reload'])
  })

  it('may reload again after 10 seconds', () => {
    const { reload, loads, clock } = aPage()
    reload.loadDocument('/jobs')
    clock.now = 10_000
    expect(reload.loadDocument('/jobs')).toBe(false)
    clock.now = 10_001
    expect(reload.loadDocument('/jobs')).toBe(true)
    expect(loads).toEqual(['/jobs', '/jobs'])
  })

  it('guards each path separately', () => {
    const { reload, loads, clock } = aPage()
    for (const path of ['/a', '/b', '/a']) {
      reload.loadDocument(path)
      clock.now += 1000
    }
    expect(loads).toEqual(['/a', '/b'])
  })

  it('keeps its guard across the reload', () => {
    const stored = {}
    aPage(stored).reload.loadDocument('/jobs')
    expect(aPage(stored).reload.loadDocument('/jobs')).toBe(false)
  })

  it('treats unreadable storage as empty', () => {
    for (const value of ['{', 'null', '"x"'])
      expect(aPage({ 'app:reload': value }).reload.loadDocument('/a')).toBe(true)
  })

  it('does not reload without storage to prevent a loop', () => {
    const deny = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    const location = { pathname: '/', search: '', hash: '', href: '/', reload: () => {} }
    const reload = createChunkReload({ storage: { getItem: deny, setItem: deny }, now: () => 0, location })
    expect(reload.loadDocument('/a')).toBe(false)
    expect(location.href).toBe('/')
  })

  it('ignores other navigation errors and chunks that failed outside a navigation', () => {
    const { reload, loads } = aPage()
    reload.noteFailedChunk(new Error('a widget on the page'))
    expect(reload.recover(new Error('loader failed'), '/jobs')).toBe(false)
    expect(loads).toEqual([])
  })
})
