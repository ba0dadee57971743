// @vitest-environment node

import { describe, expect, it } from 'vitest'
import { createCookieTokenStore } from './token-store.ts'

describe('the token store', () => {
  it('keeps the token in memory and in a session cookie that is Secure on https only', () => {
    const jar = { cookie: '' }
    const store = createCookieTokenStore(jar, true)
    expect(store.read()).toBeNull()
    store.write('1|s')
    expect(store.read()).toBe('1|s')
    expect(jar.cookie).toBe('sanctum.token.cookie=1%7Cs; Path=/; SameSite=Lax; Secure')
    createCookieTokenStore(jar, false).write('2|t')
    expect(jar.cookie).not.toContain('Secure')
  })

  it('finds the token again after a reload and drops it when cleared', () => {
    const jar = { cookie: 'a=b; sanctum.token.cookie=1%7Cs' }
    const store = createCookieTokenStore(jar, false)
    expect(store.read()).toBe('1|s')
    store.clear()
    expect(store.read()).toBeNull()
    expect(jar.cookie).toContain('Max-Age=0')
  })
})
