import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { hashPassword, verifyPassword } from './passwords.service.ts'

describe('a password', () => {
  it('is hashed with OWASP’s settings, outside of tests', () => {
    // In its own process, because tests hash at the lowest cost.
    const script = `
      const { hashPassword } = await import(${JSON.stringify(new URL('passwords.service.ts', import.meta.url).href)})
      console.log(await hashPassword('violet kettle'))`
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
      encoding: 'utf8',
    })
    expect(stdout, stderr).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  it('matches in any Unicode normalization, and no other does', async () => {
    const hash = await hashPassword('caf\u00e9')
    expect(await verifyPassword(hash, 'cafe\u0301')).toBe(true)
    expect(await verifyPassword(hash, 'cafe')).toBe(false)
    expect(await verifyPassword(null, 'cafe')).toBe(false)
  })
})
