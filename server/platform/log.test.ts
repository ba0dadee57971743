import { Writable } from 'node:stream'
import { DrizzleQueryError } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { loggerOptions } from './log.ts'

it('a failed query is logged with its cause and its place, never with the values it was given', () => {
  let logged = ''
  const sink = new Writable({
    write(chunk, _encoding, done) {
      logged += String(chunk)
      done()
    },
  })
  const query = 'select from people where email = $1'
  const error = new DrizzleQueryError(query, ['wanjiru@demo.example'], new Error('connection lost'))
  pino(loggerOptions('info'), sink).error({ err: new Error('request failed', { cause: error }) })
  expect(logged).toContain('connection lost')
  expect(logged).toContain('log.test.ts')
  expect(logged).not.toContain('wanjiru')
})
