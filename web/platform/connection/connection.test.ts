// @vitest-environment node

import { describe, expect, it, vi } from 'vitest'
import { createConnection } from './connection.ts'

const lost = () => new TypeError('Failed to fetch')

function aConnection() {
  const server = { answers: true }
  const pauses: (() => void)[] = []
  const connection = createConnection({
    isReachable: async () => server.answers,
    pause: () => new Promise((resolve) => pauses.push(resolve)),
  })
  return { connection, server, pauses }
}

describe('a request over the connection', () => {
  it('waits while the server is unreachable and continues when it is back', async () => {
    const { connection, server, pauses } = aConnection()
    const states: boolean[] = []
    connection.subscribe(() => states.push(connection.isLost()))
    server.answers = false
    const ask = vi.fn(async () => {
      if (!server.answers) throw lost()
      return 'here'
    })
    const answers = Promise.all([connection.withReconnect(ask), connection.withReconnect(ask)])
    await vi.waitFor(() => expect(pauses).toHaveLength(1))
    pauses.pop()?.()
    await vi.waitFor(() => expect(pauses).toHaveLength(1))
    expect(connection.isLost()).toBe(true)
    server.answers = true
    pauses.pop()?.()
    expect(await answers).toEqual(['here', 'here'])
    expect(states).toEqual([true, false])
  })

  it('is repeated after a momentary outage', async () => {
    const { connection } = aConnection()
    const ask = vi.fn(async () => 'here').mockRejectedValueOnce(new Error('no response', { cause: lost() }))
    expect(await connection.withReconnect(ask)).toBe('here')
  })

  it.each([
    ['an answer that rejects', new Error('404'), 1],
    ['a script that is gone while the server answers', lost(), 2],
  ])('fails with %s', async (_, failure, tries) => {
    const { connection } = aConnection()
    const ask = vi.fn(() => Promise.reject(failure))
    await expect(connection.withReconnect(ask)).rejects.toBe(failure)
    expect(ask).toHaveBeenCalledTimes(tries)
    expect(connection.isLost()).toBe(false)
  })
})
