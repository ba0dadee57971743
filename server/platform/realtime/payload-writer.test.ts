import { expect, it } from 'vitest'
import { channel } from '#shared/live/channel.ts'
import { event } from '#shared/live/event.ts'
import { payloadWriter } from './payload-writer.ts'

const said = event('said', {
  channel: channel('public', 'hall', { guard: 'open' }),
  payload: (z) => z.object({ text: z.string(), by: z.nullable(z.object({ id: z.int() })), at: z.optional(z.int()) }),
})

it('writes what the contract names and nothing else', () => {
  const write = payloadWriter({ isChecked: false })
  expect(write(said, { text: 'Hi', by: { id: 1, password: 'x' }, secret: true })).toBe('{"text":"Hi","by":{"id":1}}')
})

it('rejects payloads that violate their contract where responses are checked, and does not validate elsewhere', () => {
  expect(() => payloadWriter({ isChecked: true })(said, { text: 1, by: null })).toThrow('text')
  expect(payloadWriter({ isChecked: false })(said, { text: 1, by: null })).toBe('{"text":1,"by":null}')
})
