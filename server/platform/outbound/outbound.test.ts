import type { RequestListener, ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { aForeignServer, type ForeignServer } from './foreign-server.builder.ts'
import { createOutbound } from './outbound.ts'
import { isPublicAddress, isPublicHost } from './public-address.ts'

let server: ForeignServer | undefined
afterEach(async () => {
  await server?.close()
  server = undefined
})

async function aServer(answer: RequestListener): Promise<ForeignServer> {
  server = await aForeignServer(answer)
  return server
}

const redirect = (response: ServerResponse, location: string) => response.writeHead(302, { location }).end()
const code = (name: string) => expect.objectContaining({ name: 'OutboundError', code: name })

describe('an address', () => {
  it.each([
    '127.0.0.1',
    '127.8.9.1',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '192.0.2.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::7f00:1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'fe80::1',
    'fc00::1',
    'fd12:3456::1',
    'ff02::1',
    '2001::1',
    'fe80::1%eth0',
    'localhost',
    '',
  ])('%s is not a public address', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })

  it.each(['93.184.215.14', '8.8.8.8', '2606:2800:21f:cb07:6820:80da:af6b:8b2c', '::ffff:8.8.8.8'])(
    '%s is public',
    (address) => {
      expect(isPublicAddress(address)).toBe(true)
    },
  )

  it.each([
    'http://127.0.0.1:8080/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://[::1]/',
    'http://[::ffff:10.0.0.1]/',
    'http://169.254.169.254/latest/meta-data',
    'http://localhost/',
    'http://LOCALHOST./',
    'http://jobs.localhost/',
    'http://printer.local/',
    'http://metadata.google.internal/',
    'http://router.home.arpa/',
    'http://database/',
  ])('%s is private by its name alone', (address) => {
    expect(isPublicHost(new URL(address))).toBe(false)
  })

  it.each(['https://feeds.example/jobs.rss', 'https://internal.example/', 'http://93.184.215.14/', 'https://lan.co/'])(
    '%s has to be resolved first',
    (address) => {
      expect(isPublicHost(new URL(address))).toBe(true)
    },
  )

  it.each([
    'file:///etc/passwd',
    'gopher://example.org/',
    'ftp://example.org/',
    'data:text/plain,hello',
    'javascript:alert(1)',
    '//example.org',
    'http://user:word@example.org/',
    'jobs',
    '',
  ])('%j is rejected without a lookup', async (address) => {
    await expect(createOutbound({ userAgent: 'test' }).read(address)).rejects.toEqual(code('bad_address'))
  })
})

describe('a private address', () => {
  it('is rejected however it is written', async () => {
    const { canary } = await aServer((_request, response) => response.end())
    const outbound = createOutbound({ userAgent: 'test' })
    for (const host of [
      '127.0.0.1',
      '0.0.0.0',
      '[::1]',
      '[::ffff:127.0.0.1]',
      '2130706433',
      '0x7f000001',
      '0177.0.0.1',
      '127.1',
      'localhost',
    ]) {
      const address = `http://${host}:${canary.port}/`
      await expect(outbound.read(address), host).rejects.toEqual(code('address_forbidden'))
      const content = { headers: {}, body: Buffer.from('x') }
      await expect(outbound.post(address, content), host).rejects.toEqual(code('address_forbidden'))
    }
    expect(canary.hits()).toBe(0)
  })

  it('is rejected behind a redirect, even after a chain of them', async () => {
    const { url, outbound, canary } = await aServer((request, response) =>
      redirect(response, request.url === '/2' ? canary.url : '/2'),
    )
    await expect(outbound().read(`${url}/1`)).rejects.toEqual(code('address_forbidden'))
    expect(canary.hits()).toBe(0)
  })

  it('is rejected behind a name, even when only one of its addresses is private', async () => {
    const { canary, outbound } = await aServer((_request, response) => response.end())
    const resolve = async () => [
      { address: '93.184.215.14', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ]
    await expect(outbound({ resolve }).read(`http://feeds.example:${canary.port}/`)).rejects.toEqual(
      code('address_forbidden'),
    )
    expect(canary.hits()).toBe(0)
  })

  it('is not reached through a name that resolves differently after the check', async () => {
    const { url, canary, outbound } = await aServer((_request, response) => response.end('the checked one'))
    const answers = ['127.0.0.1', '127.0.0.2']
    const resolve = async () => [{ address: answers.shift() ?? '127.0.0.2', family: 4 }]
    const { port } = new URL(url)
    const { text } = await outbound({ resolve }).read(`http://rebinding.example:${port}/`)
    expect(text).toBe('the checked one')
    expect(answers).toEqual(['127.0.0.2'])
    expect(canary.hits()).toBe(0)
  })
})

describe('a response', () => {
  it('is read with its ETag, and again only when it changed', async () => {
    const { url, outbound } = await aServer((request, response) => {
      const isKnown = request.headers['if-none-match'] === '"1"'
      response
        .writeHead(isKnown ? 304 : 200, { etag: '"1"' })
        .end(isKnown ? '' : `for ${request.headers['user-agent']}`)
    })
    expect(await outbound().read(url)).toEqual({ text: 'for Meridian test', etag: '"1"', url: `${url}/` })
    expect(await outbound().read(url, { etag: '"1"' })).toMatchObject({ text: null, etag: '"1"' })
  })

  it('is decoded with its charset', async () => {
    const { url, outbound } = await aServer((request, response) => {
      const charset = request.url === '/odd' ? 'no-such-charset' : 'iso-8859-1'
      const bytes = request.url === '/odd' ? Buffer.from('Zürich') : Buffer.from('Zürich', 'latin1')
      response.writeHead(200, { 'content-type': `text/xml; charset=${charset}` }).end(bytes)
    })
    expect((await outbound().read(url)).text).toBe('Zürich')
    expect((await outbound().read(`${url}/odd`)).text).toBe('Zürich')
  })

  it('that follows a redirect reports its final URL', async () => {
    const { url, outbound } = await aServer((request, response) =>
      request.url === '/old' ? redirect(response, '/new?page=1') : response.end('here'),
    )
    expect(await outbound().read(`${url}/old`)).toMatchObject({ text: 'here', url: `${url}/new?page=1` })
  })

  it('that is not a success is reported with its status', async () => {
    const { url, outbound } = await aServer((_request, response) => response.writeHead(404).end('<h1>no</h1>'))
    await expect(outbound().read(url)).rejects.toMatchObject({ code: 'bad_status', status: 404 })
  })

  it('with endless redirects is given up', async () => {
    const { url, outbound } = await aServer((_request, response) => redirect(response, '/again'))
    await expect(outbound().read(url)).rejects.toEqual(code('too_many_redirects'))
  })

  it('may not redirect to another protocol', async () => {
    const { url, outbound } = await aServer((_request, response) => redirect(response, 'file:///etc/passwd'))
    await expect(outbound().read(url)).rejects.toEqual(code('bad_address'))
  })

  it('that is too large is cut off, compressed or not', async () => {
    const bomb = gzipSync(Buffer.alloc(1_000_000))
    const { url, outbound } = await aServer((request, response) => {
      if (request.url === '/packed') response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb)
      else response.writeHead(200, { 'content-length': 5_000_000_000 }).write(Buffer.alloc(200_000))
    })
    expect(bomb.byteLength).toBeLessThan(10_000)
    for (const path of ['/packed', '/plain']) {
      await expect(outbound({ maxBytes: 100_000 }).read(url + path)).rejects.toEqual(code('too_large'))
    }
  })

  it('may be exactly as large as allowed', async () => {
    const { url, outbound } = await aServer((_request, response) => response.end('x'.repeat(1000)))
    expect((await outbound({ maxBytes: 1000 }).read(url)).text).toHaveLength(1000)
    await expect(outbound({ maxBytes: 999 }).read(url)).rejects.toEqual(code('too_large'))
  })

  it('that never comes, or never ends, times out', async () => {
    const { url, outbound } = await aServer((request, response) => {
      if (request.url === '/drip') response.write('{')
    })
    for (const path of ['/drip', '/silence']) {
      await expect(outbound({ maxMilliseconds: 100 }).read(url + path)).rejects.toEqual(code('too_slow'))
    }
    const resolve = () => new Promise<never>(() => undefined)
    await expect(outbound({ maxMilliseconds: 100, resolve }).read('http://slow.example/')).rejects.toEqual(
      code('too_slow'),
    )
  })

  it('from an unknown host is unreachable', async () => {
    const resolve = () => Promise.reject(new Error('ENOTFOUND'))
    await expect(createOutbound({ userAgent: 'test', resolve }).read('http://nowhere.example/')).rejects.toEqual(
      code('unreachable'),
    )
  })
})

describe('a list that is asked for with a body', () => {
  it('is posted as JSON, without the fragment of its address', async () => {
    const echo: RequestListener = (request, response) => {
      let body = ''
      request.on('data', (part) => (body += String(part)))
      request.on('end', () =>
        response.end(`${request.method} ${request.url} ${request.headers['content-type']} ${body}`),
      )
    }
    const { outbound, url } = await aServer(echo)
    const { text } = await outbound().read(`${url}/jobs#offset=20`, { body: { offset: 20 } })
    expect(text).toBe('POST /jobs application/json {"offset":20}')
  })

  it('is not sent on to where a redirect leads', async () => {
    const { outbound, url, canary } = await aServer((_request, response) => redirect(response, '/elsewhere'))
    await expect(outbound().read(`${url}/jobs`, { body: {} })).rejects.toEqual(code('bad_status'))
    expect(canary.hits()).toBe(0)
  })
})
