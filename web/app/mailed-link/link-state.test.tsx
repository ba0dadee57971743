import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { fireEvent, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { callApi } from '#web/app/api.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'
import { aSession } from '#web/app/session/session.builder.ts'
import { SessionProvider } from '#web/app/session/session-context.tsx'
import { LinkPage } from './link-page.tsx'
import { LinkState, UseLinkButton } from './link-state.tsx'

const about = { path: '/shared/api/things/stop', guard: 'open', summary: 'Stop', response: z.string() } as const
const show = endpoint({ ...about, method: 'GET', query: z.object({ token: z.string() }) })
const stop = endpoint({ ...about, method: 'POST', body: z.object({ token: z.string() }) })

const stateQuery = (token: string) => endpointQuery<typeof show>('GET /shared/api/things/stop', { query: { token } })

const StopThing = () => (
  <LinkState loaderData={{ dehydrated: null }} queryOf={stateQuery}>
    {(state, token) => (
      <LinkPage title={`It is ${state}`}>
        <UseLinkButton
          queryKey={stateQuery(token).queryKey}
          send={(client) => callApi<typeof stop>(client, 'POST /shared/api/things/stop', { body: { token } })}
        >
          Stop
        </UseLinkButton>
      </LinkPage>
    )}
  </LinkState>
)

/** A server that knows one link and rejects its use the given number of times. */
function openLink(address: string, { failures = 0 } = {}) {
  const requests: string[] = []
  let left = failures
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(new URL(String(input instanceof Request ? input.url : input), 'http://x'), init)
    const { pathname, search } = new URL(request.url)
    requests.push(`${request.method} ${pathname}${search}`)
    if (request.method === 'GET') return Response.json(search === '?token=good' ? 'on' : 'unknown')
    left -= 1
    return left >= 0 ? Response.json({}, { status: 500 }) : Response.json('stopped')
  }
  const session = aSession(fetch)
  const Page = createRoutesStub([{ path: '/stop', Component: StopThing }])
  render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <SessionProvider session={session}>
        <Page initialEntries={[address]} />
      </SessionProvider>
    </I18nProvider>,
  )
  return requests
}

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Stop' }))

describe('the page behind an emailed link', () => {
  it('does not use the link when opened', async () => {
    const requests = openLink('/stop?token=good')
    await screen.findByRole('heading', { name: 'It is on' })
    expect(requests).toEqual(['GET /shared/api/things/stop?token=good'])
  })

  it('shows the result of using the link', async () => {
    openLink('/stop?token=good')
    await screen.findByRole('heading', { name: 'It is on' })
    press()
    expect(await screen.findByRole('heading', { name: 'It is stopped' })).toBeDefined()
  })

  it('reports a failure and can be retried', async () => {
    openLink('/stop?token=good', { failures: 1 })
    await screen.findByRole('heading', { name: 'It is on' })
    press()
    await screen.findByRole('alert')
    press()
    expect(await screen.findByRole('heading', { name: 'It is stopped' })).toBeDefined()
  })

  it('also asks the server when the URL has no token', async () => {
    const requests = openLink('/stop')
    await screen.findByRole('heading', { name: 'It is unknown' })
    expect(requests).toEqual(['GET /shared/api/things/stop?token=-'])
  })
})
