import { describe, expect, it } from 'vitest'
import { compareVariables } from './settings.check.ts'

const config = 'const environment = z.object({ PORT: port.default(3000), SMTP_URL: z.url().optional() })'

describe('.env.example', () => {
  it('is complete if each variable is set or commented out', () => {
    expect(compareVariables(config, 'PORT=3000\n# SMTP_URL=\n')).toEqual([])
  })

  it('must not lack a variable of the settings', () => {
    expect(compareVariables(config, 'PORT=3000\n')).toEqual(['SMTP_URL is missing from .env.example'])
  })

  it('must not describe a variable that nothing reads', () => {
    expect(compareVariables(config, 'PORT=\nSMTP_URL=\nMAIL_URL=\n')).toEqual([
      'MAIL_URL in .env.example is read nowhere',
    ])
  })
})
