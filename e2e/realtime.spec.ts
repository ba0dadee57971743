// The client library in a real browser, over each transport, as the person whose cookie the browser has.

import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import type Pusher from 'pusher-js'
import { withOwnProduct } from './support/own-product.ts'
import { people } from './support/people.ts'
import { fillSignInForm } from './support/sign-in.ts'

const account = { REALTIME_APP_ID: 'e2e', REALTIME_KEY: 'e2e', REALTIME_SECRET: 'a secret for tests' }
const test = withOwnProduct(account)
// The library comes from the test, not from the page.
test.use({ bypassCSP: true })

const library = readFileSync(new URL('../node_modules/pusher-js/dist/web/pusher.min.js', import.meta.url), 'utf8')

type Window = { Pusher: typeof Pusher; client: Pusher }

async function connect(page: Page): Promise<void> {
  await page.goto('/login')
  await fillSignInForm(page, people.second)
  await expect(page).not.toHaveURL(/login/)
  await page.addScriptTag({ content: library })
  await page.evaluate(() => {
    const { hostname, port } = location
    const own = window as unknown as Window
    own.client = new own.Pusher('e2e', {
      cluster: '',
      wsHost: hostname,
      httpHost: hostname,
      wsPort: Number(port),
      httpPort: Number(port),
      forceTLS: false,
      enabledTransports: ['ws', 'xhr_streaming', 'xhr_polling'],
      channelAuthorization: { endpoint: '/broadcasting/auth', transport: 'ajax' },
    })
  })
}

const stateOf = (page: Page) => page.evaluate(() => (window as unknown as Window).client.connection.state)

/** Subscribes to the signed-in person's channel and to somebody else's; returns the result of each. */
const subscribeToOwn = (page: Page) =>
  page.evaluate(async () => {
    const { client } = window as unknown as Window
    const { id } = (await (await fetch('/api/user', { headers: { accept: 'application/json' } })).json()) as {
      id: string
    }
    const outcome = (name: string) =>
      new Promise<string>((resolve) => {
        const channel = client.subscribe(name)
        channel.bind('pusher:subscription_succeeded', () => resolve('subscribed'))
        channel.bind('pusher:subscription_error', ({ status }: { status: number }) => resolve(`denied ${status}`))
      })
    const own = await outcome(`private-App.Models.User.${id}`)
    return [own, await outcome('private-App.Models.User.01890000-0000-7000-8000-000000000000')]
  })

const ways: { way: string; blocked: string[] }[] = [
  { way: 'a WebSocket', blocked: [] },
  { way: 'a stream where WebSockets are blocked', blocked: ['ws'] },
  { way: 'polling where streams are blocked too', blocked: ['ws', 'xhr_streaming'] },
]
for (const { way, blocked } of ways) {
  test(`a browser connects over ${way}`, async ({ page }) => {
    if (blocked.includes('ws')) await page.routeWebSocket(/\/app\//, (socket) => socket.close())
    if (blocked.includes('xhr_streaming')) await page.route('**/xhr_streaming**', (route) => route.abort())
    await connect(page)
    await expect.poll(() => stateOf(page), { timeout: 30_000 }).toBe('connected')
    expect(await subscribeToOwn(page)).toEqual(['subscribed', 'denied 403'])
  })
}

test('signing out in another tab ends the connection', async ({ page, context }) => {
  await connect(page)
  await expect.poll(() => stateOf(page)).toBe('connected')
  await subscribeToOwn(page)
  const { value } = (await context.cookies()).find(({ name }) => name === 'XSRF-TOKEN') ?? { value: '' }
  const { origin } = new URL(page.url())
  const headers = {
    origin,
    referer: `${origin}/`,
    accept: 'application/json',
    'x-xsrf-token': decodeURIComponent(value),
  }
  expect((await page.request.post('/logout', { headers })).status()).toBe(204)
  await expect.poll(() => stateOf(page)).toBe('disconnected')
})
