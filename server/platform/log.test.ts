import { Writable } from 'node:stream'
import { DrizzleQueryError } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { loggerOptions } from './log.ts'

function logOf(err: Error): string {
  let logged = ''
  const sink = new Writable({
    write(chunk, _encoding, done) {
      logged += String(chunk)
      done()
    },
  })
  pino(loggerOptions('info'), sink).error({ err }, 'failed')
  return logged
}

it('a failed query is logged with its cause and location, never with its parameters', () => {
  const query = 'select from people where email = $1'
  const error = new DrizzleQueryError(query, ['wanjiru@demo.example'], new Error('connection lost'))
  const logged = logOf(new Error('request failed', { cause: error }))
  expect(logged).toContain('connection lost')
  expect(logged).toContain('log.test.ts')
  expect(logged).not.toContain('wanjiru')
})

it('a rejected email is logged without its recipient', () => {
  const logged = logOf(new Error('All recipients were rejected: 550 5.1.1 <wanjiru@demo.example>: unknown user'))
  expect(logged).toContain('550 5.1.1 <[address]>: unknown user')
  expect(logged).not.toContain('wanjiru')
})
