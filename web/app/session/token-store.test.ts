// @vitest-environment node

import { describe, expect, it } from 'vitest'
import { createCookieTokenStore } from './token-store.ts'

/** Behaves like `document.cookie`: writing sets one cookie, reading returns all of them. */
function aJar(...cookies: string[]) {
  const written: string[] = []
  const held = new Map(cookies.map((pair) => pair.split('=') as [string, string]))
  return {
    written,
    get cookie() {
      return [...held].map((pair) => pair.join('=')).join('; ')
    },
    set cookie(text: string) {
      written.push(text)
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? []
      if (text.includes('Max-Age=0')) held.delete(name)
      else held.set(name, value)
    },
  }
}

const THIRTY_DAYS = 'Max-Age=2592000'

describe('the token store', () => {
  it('keeps the token in memory and in a session cookie that is Secure on https only', () => {
    const jar = aJar()
    const store = createCookieTokenStore(jar, true)
    expect(store.read()).toBeNull()
    store.write('1|s', { isKept: false })
    expect(store.read()).toBe('1|s')
    expect(jar.written[0]).toBe('sanctum.token.cookie=1%7Cs; Path=/; SameSite=Lax; Secure')
    const plain = aJar()
    createCookieTokenStore(plain, false).write('2|t', { isKept: false })
    expect(plain.written[0]).not.toContain('Secure')
  })

  it('keeps the token of a remembered person for thirty days, renewed with each visit', () => {
    const jar = aJar()
    createCookieTokenStore(jar, false).write('1|s', { isKept: true })
    expect(jar.written[0]).toContain(THIRTY_DAYS)
    jar.written.length = 0
    createCookieTokenStore(jar, false)
    expect(jar.written.map((text) => text.includes(THIRTY_DAYS))).toEqual([true, true])
  })

  it('lets the token of others end with the browser session', () => {
    const jar = aJar('a=b', 'sanctum.token.cookie=1%7Cs')
    expect(createCookieTokenStore(jar, false).read()).toBe('1|s')
    expect(jar.written).toEqual([])
  })

  it('drops everything when cleared', () => {
    const jar = aJar('sanctum.token.cookie=1%7Cs', 'sanctum.token.kept=1')
    const store = createCookieTokenStore(jar, false)
    store.clear()
    expect(store.read()).toBeNull()
    expect(jar.cookie).toBe('')
  })
})
