// A node on a real port, with the real client libraries connected to it. With tokens instead of cookies, because these
// clients are not browsers.

import type { AddressInfo } from 'node:net'
import PusherServer from 'pusher'
import Pusher, { type Options } from 'pusher-js'
import { aPerson, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'

export type ClientTransport = 'ws' | 'xhr_streaming' | 'xhr_polling'
export type Listener = { person: BuiltPerson; token: string }

export type TestNode = {
  test: TestApp
  port: number
  url: string
  /** The library that other servers use to call the API. */
  api: PusherServer
  person(): Promise<Listener>
  client(options?: { as?: Listener; transport?: ClientTransport; settings?: Partial<Options> }): Pusher
  close(): Promise<void>
}

/** With another node it becomes the second one of that installation: same database, same clock. */
export async function startNode(variables: Record<string, string> = {}, beside?: TestNode): Promise<TestNode> {
  const shared = beside ? { database: beside.test.database } : {}
  const test = await createTestApp({ AUTH_MODE: 'token', ...variables }, shared)
  // The libraries sign with the current time.
  const time = beside ? beside.test.clock.now().getTime() : Date.now()
  test.clock.advance(time - test.clock.now().getTime())
  await test.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = test.app.server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  const { app } = test.platform.realtime
  const clients: Pusher[] = []
  return {
    test,
    port,
    url,
    api: new PusherServer({
      appId: app.id,
      key: app.key,
      secret: app.secret,
      encryptionMasterKeyBase64: app.masterKey.toString('base64'),
      host: '127.0.0.1',
      port: String(port),
      useTLS: false,
    }),
    async person() {
      const person = await aPerson(test, { isSignedIn: false })
      const answer = await person.visitor.signIn(person)
      return { person, token: answer.json<{ token: string }>().token }
    },
    client({ as, transport = 'ws', settings } = {}) {
      const headers = as ? { Authorization: `Bearer ${as.token}` } : {}
      const client = new Pusher(app.key, {
        cluster: '',
        wsHost: '127.0.0.1',
        wsPort: port,
        httpHost: '127.0.0.1',
        httpPort: port,
        forceTLS: false,
        enabledTransports: [transport],
        channelAuthorization: { endpoint: `${url}/broadcasting/auth`, transport: 'ajax', headers },
        userAuthentication: { endpoint: `${url}/broadcasting/user-auth`, transport: 'ajax', headers },
        ...settings,
      })
      clients.push(client)
      return client
    },
    async close() {
      for (const client of clients) client.disconnect()
      await test.close()
    },
  }
}
