import { createHash, randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  anUnverifiedTalent,
  aVerifiedTalent,
  type BuiltPerson,
} from '#server/features/base/accounts/accounts.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { announce, announcementOf, callAs, headersOf, sendBytes, upload } from './files.builder.ts'
import { selectFile, selectFileEvents } from './files.queries.ts'
import { expireUploads } from './uploads.service.ts'

let test: TestApp
let amara: BuiltPerson
let bruno: BuiltPerson
beforeAll(async () => {
  test = await createTestApp()
  amara = await aVerifiedTalent(test)
  bruno = await aVerifiedTalent(test)
})
afterAll(() => test.close())

const resume = { kind: 'resume', name: 'cv.txt' }
const eventsOf = async (fileId: string) =>
  (await selectFileEvents(test.platform.db, fileId)).map(({ event, reason }) =>
    reason ? `${event}: ${reason}` : event,
  )
const idOf = (location: unknown) => String(location).split('/').at(-1) ?? ''

describe('an upload', () => {
  it('needs a signed-in person and a CSRF token', async () => {
    const headers = { ...headersOf({ visitor: test.visitor() }), ...announcementOf(resume, 5) }
    const guest = await test.app.inject({
      method: 'POST',
      url: '/uploads',
      headers: { ...headers, 'x-xsrf-token': '' },
    })
    expect(guest.statusCode).toBe(419)
    const forged = { ...headersOf(amara), ...announcementOf(resume, 5), 'x-xsrf-token': 'wrong' }
    expect((await test.app.inject({ method: 'POST', url: '/uploads', headers: forged })).statusCode).toBe(419)
    const bearer = { ...announcementOf(resume, 5), authorization: 'Bearer nobody', 'tus-resumable': '1.0.0' }
    expect((await test.app.inject({ method: 'POST', url: '/uploads', headers: bearer })).statusCode).toBe(401)
  })

  it('needs a verified address', async () => {
    const answer = await announce(test, await anUnverifiedTalent(test), { ...resume, size: 5 })
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'verification_required'])
  })

  it('is never chosen by the query string', async () => {
    const hers = String((await announce(test, amara, { ...resume, size: 10 })).headers.location)
    const his = String((await announce(test, bruno, { ...resume, size: 10 })).headers.location)
    await sendBytes(test, bruno, `${his}?as=/${idOf(hers)}`, 'not hers')
    const answer = await callAs(test, amara, { method: 'HEAD', url: hers })
    expect(answer.headers['upload-offset']).toBe('0')
  })

  it.each([
    ['an invalid length', { 'upload-length': '1e3' }],
    ['metadata that is not base64', { 'upload-metadata': 'kind !!!,,' }],
    ['an unknown version', { 'tus-resumable': '9.9' }],
    ['a part of another upload', { 'upload-concat': 'partial' }],
  ])('announced with %s is rejected with the usual error format', async (_what, odd) => {
    const headers = { ...announcementOf(resume, 5), ...odd }
    const answer = await callAs(test, amara, { method: 'POST', url: '/uploads', headers })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'malformed_request', requestId: expect.any(String) })
  })

  it('accepts an invalid Host header', async () => {
    const headers = { ...announcementOf(resume, 5), host: '[' }
    expect((await callAs(test, amara, { method: 'POST', url: '/uploads', headers })).statusCode).toBe(201)
  })

  it('becomes a file with the id from its address', async () => {
    const announced = await announce(test, amara, { ...resume, size: 11 })
    expect(announced.statusCode).toBe(201)
    const location = String(announced.headers.location)
    expect(location).toMatch(/^\/uploads\/[0-9a-f-]{36}$/)

    const first = await sendBytes(test, amara, location, 'hello ')
    expect(first.statusCode).toBe(204)
    expect(first.headers).toMatchObject({ 'upload-offset': '6' })
    expect(first.headers['upload-file-id']).toBeUndefined()

    const last = await sendBytes(test, amara, location, 'world', 6)
    expect(last.statusCode).toBe(204)
    expect(last.headers['upload-file-id']).toBe(idOf(location))

    const file = await selectFile(test.platform.db, idOf(location))
    expect(file).toMatchObject({
      status: 'ready',
      personId: amara.id,
      type: 'text/plain',
      size: 11,
      sha256: createHash('sha256').update('hello world').digest('hex'),
    })
    const stored = await test.platform.storage.read(`${file?.storageKey}/original`)
    expect((await buffer(stored)).toString()).toBe('hello world')
    expect(await eventsOf(idOf(location))).toEqual(['receive', 'accept'])
  })

  it('sends no CORS headers', async () => {
    const { headers } = await announce(test, amara, { ...resume, size: 11 })
    expect(headers['access-control-allow-origin']).not.toBe('*')
  })

  it('is rejected before a byte is sent when it is too large, empty or of an unknown kind', async () => {
    const tooLarge = await announce(test, amara, { ...resume, size: 10_000_001 })
    expect(tooLarge.statusCode).toBe(413)
    expect(tooLarge.json()).toMatchObject({
      code: 'payload_too_large',
      errors: { file: ['This file is too large. The limit is 10 MB.'] },
      requestId: expect.any(String) as string,
    })
    expect((await announce(test, amara, { ...resume, size: 0 })).statusCode).toBe(422)
    expect((await announce(test, amara, { ...resume, name: 'cv.exe', size: 5 })).statusCode).toBe(422)
    expect((await announce(test, amara, { kind: 'spell', name: 'cv.txt', size: 5 })).json()).toMatchObject({
      code: 'invalid_input',
    })
    const later = { ...headersOf(amara), 'upload-defer-length': '1', 'upload-metadata': 'kind cmVzdW1l,name YS50eHQ=' }
    expect((await test.app.inject({ method: 'POST', url: '/uploads', headers: later })).statusCode).toBe(400)
  })

  it('accepts no more bytes than announced', async () => {
    const { headers } = await announce(test, amara, { ...resume, size: 5 })
    const answer = await sendBytes(test, amara, String(headers.location), 'much more than five')
    expect(answer.statusCode).toBe(413)
  })

  it('is rejected at the end when its content is not accepted, and nothing is kept', async () => {
    const announced = await announce(test, amara, { ...resume, size: 25 })
    const location = String(announced.headers.location)
    const answer = await sendBytes(test, amara, location, '<script>alert(1)</script>')
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toEqual({
      message: 'This type of file is not accepted.',
      code: 'file_type_rejected',
      errors: { file: [expect.stringContaining('.pdf')] },
      requestId: expect.any(String) as string,
    })
    expect(await eventsOf(idOf(location))).toEqual(['receive', 'reject: type_not_accepted'])
    expect(await test.platform.storage.stat(`${idOf(location).slice(-2)}/${idOf(location)}/original`)).toBeNull()
    expect((await callAs(test, amara, { method: 'HEAD', url: location })).statusCode).toBe(404)
  })

  it('cannot be read, continued or cancelled by anyone else', async () => {
    const location = String((await announce(test, amara, { ...resume, size: 11 })).headers.location)
    expect((await callAs(test, bruno, { method: 'HEAD', url: location })).statusCode).toBe(404)
    expect((await sendBytes(test, bruno, location, 'hello world')).statusCode).toBe(404)
    expect((await callAs(test, bruno, { method: 'DELETE', url: location })).statusCode).toBe(404)
    expect((await callAs(test, amara, { method: 'HEAD', url: location })).headers).toMatchObject({
      'upload-offset': '0',
    })
  })

  it('rejects bytes for an offset it has passed', async () => {
    const location = String((await announce(test, amara, { ...resume, size: 11 })).headers.location)
    await sendBytes(test, amara, location, 'hello ')
    const answer = await sendBytes(test, amara, location, 'hello ', 0)
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ code: 'status_changed_meanwhile' })
  })

  it('tells a client that lost the last response how it ended', async () => {
    const answer = await upload(test, amara, { kind: 'resume', name: 'cv.txt', content: 'hello world' })
    const id = String(answer.headers['upload-file-id'])
    const head = await callAs(test, amara, { method: 'HEAD', url: `/uploads/${id}` })
    expect(head.statusCode).toBe(200)
    expect(head.headers).toMatchObject({ 'upload-offset': '11', 'upload-length': '11', 'upload-file-id': id })
  })

  it('is processed on the next request when the server stopped after the last byte', async () => {
    const id = idOf((await announce(test, amara, { ...resume, size: 11 })).headers.location)
    await test.platform.uploads.tus.write(Readable.from([Buffer.from('hello world')]), id, 0)
    const answers = await Promise.all([
      callAs(test, amara, { method: 'HEAD', url: `/uploads/${id}` }),
      callAs(test, amara, { method: 'HEAD', url: `/uploads/${id}` }),
    ])
    for (const { statusCode, headers } of answers) {
      expect([statusCode, headers['upload-file-id']]).toEqual([200, id])
    }
    expect(await eventsOf(id)).toEqual(['receive', 'accept'])
  })

  it('is found ready by a request that began before and looks for its bytes after', async () => {
    const id = idOf((await announce(test, amara, { ...resume, size: 11 })).headers.location)
    const { tus } = test.platform.uploads
    await tus.write(Readable.from([Buffer.from('hello world')]), id, 0)
    const getUpload = tus.getUpload.bind(tus)
    const late = vi.spyOn(tus, 'getUpload').mockImplementationOnce(async (...call) => {
      const other = await callAs(test, amara, { method: 'HEAD', url: `/uploads/${id}` })
      expect(other.statusCode).toBe(200)
      return getUpload(...call)
    })
    const { statusCode, headers } = await callAs(test, amara, { method: 'HEAD', url: `/uploads/${id}` })
    late.mockRestore()
    expect([statusCode, headers['upload-file-id']]).toEqual([200, id])
  })

  it('can be cancelled', async () => {
    const location = String((await announce(test, amara, { ...resume, size: 11 })).headers.location)
    expect((await callAs(test, amara, { method: 'DELETE', url: location })).statusCode).toBe(204)
    expect((await callAs(test, amara, { method: 'HEAD', url: location })).statusCode).toBe(404)
    expect(await eventsOf(idOf(location))).toEqual(['remove'])
  })

  it('cannot be removed like a file, which would leave its bytes behind', async () => {
    const id = idOf((await announce(test, amara, { ...resume, size: 11 })).headers.location)
    expect((await amara.visitor.delete(`/shared/api/files/${id}`)).statusCode).toBe(409)
    expect(await eventsOf(id)).toEqual([])
  })

  it('is deleted when it is abandoned for a day', async () => {
    const id = idOf((await announce(test, amara, { ...resume, size: 11 })).headers.location)
    await sendBytes(test, amara, `/uploads/${id}`, 'hello ')
    await expireUploads(test.platform)
    expect(await eventsOf(id)).toEqual([])
    test.clock.advance(24 * 3_600_000 + 1)
    await expireUploads(test.platform)
    expect(await eventsOf(id)).toEqual(['expire'])
    await expect(test.platform.uploads.tus.getUpload(id)).rejects.toMatchObject({ status_code: 404 })
  })

  it('writes nothing outside its folders, whatever its name', async () => {
    const names = [
      '../../evil.txt',
      '/etc/evil.txt',
      '..\\evil.txt',
      '%2e%2e%2fevil.txt',
      'evil.txt\0.txt',
      '．．／evil.txt',
    ]
    const { path } = await test.platform.uploads.fetch('somewhere')
    const before = (await readdir(join(path, '../..'), { recursive: true })).filter((name) => name.includes('evil'))
    for (const name of names) {
      const answer = await upload(test, amara, { kind: 'resume', name, content: 'hello' })
      expect(answer.statusCode).toBe(204)
    }
    const after = (await readdir(join(path, '../..'), { recursive: true })).filter((name) => name.includes('evil'))
    expect([before, after]).toEqual([[], []])
  })
})

describe('an upload over a bad connection', () => {
  it('resumes where it was interrupted and arrives byte for byte', async () => {
    const content = Buffer.from(randomBytes(1_500_000).toString('base64'))
    const origin = await test.app.listen({ port: 0, host: '127.0.0.1' })
    const headers = headersOf(amara)
    const { location } = (await announce(test, amara, { ...resume, size: content.length })).headers

    const sent = 700_000
    const line = new AbortController()
    const half = new ReadableStream({
      start(controller) {
        controller.enqueue(content.subarray(0, sent))
      },
    })
    const cut = fetch(`${origin}${String(location)}`, {
      method: 'PATCH',
      headers: { ...headers, 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' },
      body: half,
      duplex: 'half',
      signal: line.signal,
    })
    const offsetNow = async () => (await test.platform.uploads.tus.getUpload(idOf(location))).offset
    await expect.poll(offsetNow).toBe(sent)
    line.abort()
    await expect(cut).rejects.toThrow('aborted')

    const answer = await callAs(test, amara, { method: 'HEAD', url: String(location) })
    const offset = Number(answer.headers['upload-offset'])
    expect(offset).toBe(sent)
    const last = await sendBytes(test, amara, String(location), content.subarray(offset), offset)
    expect(last.statusCode).toBe(204)
    const file = await selectFile(test.platform.db, idOf(location))
    expect(file?.sha256).toBe(createHash('sha256').update(content).digest('hex'))
  })
})
