// @vitest-environment node
// What a document does with the identity, inside the server: nobody can make its own API fail from outside.

import { RouterContextProvider } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { anIdentity } from '#shared/access/identity.builder.ts'
import { productRedirects } from '#shared/access/session-settings.ts'
import { identifyVisitor } from './identify-visitor.ts'
import { identityContext } from './identity-context.ts'
import { type Visit, visitContext } from './visit.ts'

const answers: Record<string, Visit['fetch']> = {
  'an internal error': async () => Response.json({}, { status: 500 }),
  'no response': () => Promise.reject(new Error('closed')),
  'broken JSON': async () => new Response('{', { headers: { 'Content-Type': 'application/json' } }),
}

function visiting(fetch: Visit['fetch'], { loadsIdentity = true, isStranger = false } = {}) {
  const context = new RouterContextProvider()
  const session = { redirects: productRedirects, userEndpoint: '/api/user', loadsIdentity, csrfHeader: 'X-XSRF-TOKEN' }
  const site = { session, isProduction: true, speaksPseudo: false }
  context.set(visitContext, {
    fetch,
    locale: 'en',
    theme: 'system',
    isInMaintenance: false,
    isStranger,
    site,
  } as unknown as Visit)
  return {
    context,
    async open(path: string): Promise<Response | null> {
      const request = new Request(`http://localhost${path}`)
      try {
        await identifyVisitor({ request, context } as never, async () => new Response())
        return null
      } catch (thrown) {
        if (thrown instanceof Response) return thrown
        throw thrown
      }
    },
  }
}

afterEach(() => vi.restoreAllMocks())

describe.each(Object.entries(answers))('a document whose identity is answered with %s', (_, answer) => {
  it('is a guest’s, and says so in the log once', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { open, context } = visiting(answer)
    expect(await open('/hello')).toBeNull()
    expect(context.get(identityContext)).toBeNull()
    expect(log.mock.calls.map(([text]) => String(text))).toEqual([
      expect.stringContaining('Unable to load user identity from API'),
    ])
  })

  it('leads to the sign-in page where somebody must be signed in', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const response = await visiting(answer).open('/jobs?page=2')
    expect(response?.headers.get('Location')).toBe('/login?redirect=%2Fjobs%3Fpage%3D2')
  })
})

describe('a document', () => {
  it('loads the identity once, before the guard decides', async () => {
    const fetch = vi.fn(async () => Response.json(anIdentity()))
    expect(await visiting(fetch).open('/jobs')).toBeNull()
    expect(fetch).toHaveBeenCalledOnce()
  })

  it('asks nobody who a stranger is', async () => {
    const fetch = vi.fn(async () => Response.json(anIdentity()))
    const { open, context } = visiting(fetch, { isStranger: true })
    expect(await open('/hello')).toBeNull()
    expect((await open('/jobs'))?.status).toBe(302)
    expect(context.get(identityContext)).toBeNull()
    expect(fetch).not.toHaveBeenCalled()
  })

  it('loads no identity when the installation says so', async () => {
    const fetch = vi.fn(async () => Response.json(anIdentity()))
    expect((await visiting(fetch, { loadsIdentity: false }).open('/jobs'))?.status).toBe(302)
    expect(fetch).not.toHaveBeenCalled()
  })
})
