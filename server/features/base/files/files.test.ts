import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aVerifiedTalent, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { aReadyFile } from './files.builder.ts'
import { selectFile } from './files.queries.ts'

let test: TestApp
let amara: BuiltPerson
let bruno: BuiltPerson
beforeAll(async () => {
  test = await createTestApp()
  amara = await aVerifiedTalent(test)
  bruno = await aVerifiedTalent(test)
})
afterAll(() => test.close())

const photo = () => sharp({ create: { width: 900, height: 600, channels: 3, background: 'teal' } })

async function linkTo(fileId: string, query = '', person = amara): Promise<string> {
  const answer = await person.visitor.get(`/shared/api/files/${fileId}/link${query}`)
  expect(answer.statusCode).toBe(200)
  return answer.json<{ url: string }>().url
}

describe('a file', () => {
  it('is visible to its owner only', async () => {
    const id = await aReadyFile(test, amara, { name: 'Résumé.txt' })
    const own = await amara.visitor.get(`/shared/api/files/${id}`)
    expect(own.statusCode).toBe(200)
    expect(own.json()).toEqual({
      id,
      kind: 'resume',
      name: 'Résumé.txt',
      type: 'text/plain',
      size: 14,
      width: null,
      height: null,
      status: 'ready',
      createdAt: test.clock.now().toISOString(),
      can: { remove: true },
    })
    expect((await bruno.visitor.get(`/shared/api/files/${id}`)).statusCode).toBe(404)
    expect((await bruno.visitor.get(`/shared/api/files/${id}/link`)).statusCode).toBe(404)
    expect((await bruno.visitor.delete(`/shared/api/files/${id}`)).statusCode).toBe(404)
    expect((await test.visitor().get(`/shared/api/files/${id}`)).statusCode).toBe(401)
    expect((await amara.visitor.get('/shared/api/files/not-an-id')).statusCode).toBe(422)
  })

  it('is visible to everyone when its kind is public, but only removable by its owner', async () => {
    const id = await aReadyFile(test, amara, {
      kind: 'avatar',
      name: 'me.png',
      content: await photo().png().toBuffer(),
    })
    const seen = await bruno.visitor.get(`/shared/api/files/${id}`)
    expect(seen.json()).toMatchObject({ type: 'image/webp', width: 512, height: 512, can: { remove: false } })
    expect((await bruno.visitor.delete(`/shared/api/files/${id}`)).statusCode).toBe(403)
    expect((await test.visitor().get(await linkTo(id, '', bruno))).statusCode).toBe(200)
  })

  it('is gone for good once removed', async () => {
    const id = await aReadyFile(test, amara)
    const url = await linkTo(id)
    const file = await selectFile(test.platform.db, id)
    expect((await amara.visitor.delete(`/shared/api/files/${id}`)).statusCode).toBe(204)
    expect((await amara.visitor.get(`/shared/api/files/${id}`)).statusCode).toBe(404)
    expect((await amara.visitor.get(url)).statusCode).toBe(404)
    expect((await amara.visitor.delete(`/shared/api/files/${id}`)).statusCode).toBe(404)
    const isStored = () => test.platform.storage.stat(`${file?.storageKey}/original`)
    await expect.poll(isStored).toBeNull()
  })
})

describe('the content of a file', () => {
  it('cannot pass for a page of ours', async () => {
    const id = await aReadyFile(test, amara, { name: 'Résumé "1".txt', content: 'hello world' })
    const { statusCode, headers, body } = await amara.visitor.get(await linkTo(id, '?disposition=inline'))
    expect([statusCode, body]).toEqual([200, 'hello world'])
    expect(headers).toMatchObject({
      'content-type': 'text/plain',
      'content-length': '11',
      'content-disposition': `attachment; filename="R_sum_ _1_.txt"; filename*=UTF-8''R%C3%A9sum%C3%A9%20_1_.txt`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'accept-ranges': 'bytes',
    })
    expect(headers['cache-control']).toMatch(/^private, max-age=\d+$/)
  })

  it('supports range requests', async () => {
    const url = await linkTo(await aReadyFile(test, amara, { content: '0123456789' }))
    const part = await amara.visitor.get(url, { headers: { range: 'bytes=2-5' } })
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, '2345', 'bytes 2-5/10'])
    expect(part.headers['content-length']).toBe('4')

    const outside = await amara.visitor.get(url, { headers: { range: 'bytes=10-' } })
    expect([outside.statusCode, outside.headers['content-range']]).toEqual([416, 'bytes */10'])

    const { etag } = part.headers
    const same = await amara.visitor.get(url, { headers: { range: 'bytes=0-1', 'if-range': String(etag) } })
    expect(same.statusCode).toBe(206)
    const changed = await amara.visitor.get(url, { headers: { range: 'bytes=0-1', 'if-range': '"another"' } })
    expect([changed.statusCode, changed.body]).toEqual([200, '0123456789'])
    expect((await amara.visitor.get(url, { headers: { 'if-none-match': String(etag) } })).statusCode).toBe(304)
  })

  it('is always re-encoded for images', async () => {
    const content = await photo()
      .withExif({ IFD3: { GPSLatitude: '1/1 17/1 0/1', GPSLatitudeRef: 'S' } })
      .jpeg()
      .toBuffer()
    const id = await aReadyFile(test, amara, { kind: 'attachment', name: 'beach.jpg', content })
    const shown = await amara.visitor.get(await linkTo(id, '?variant=small&disposition=inline'))
    expect(shown.headers).toMatchObject({ 'content-type': 'image/webp' })
    expect(shown.headers['content-disposition']).toMatch(/^inline; filename="beach.webp"/)
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 320 })
    expect((await sharp(shown.rawPayload).metadata()).exif).toBeUndefined()
    expect((await amara.visitor.get(`/shared/api/files/${id}/link?variant=original`)).statusCode).toBe(404)

    const { storageKey } = (await selectFile(test.platform.db, id)) ?? {}
    expect(await test.platform.storage.stat(`${storageKey}/original`)).toBeNull()
    const large = await buffer(await test.platform.storage.read(`${storageKey}/large`))
    expect(large.includes('GPS')).toBe(false)
  })

  it('opens only for the person the link was made for', async () => {
    const url = await linkTo(await aReadyFile(test, amara))
    expect((await amara.visitor.get(url)).statusCode).toBe(200)
    expect((await bruno.visitor.get(url)).statusCode).toBe(403)
    expect((await test.visitor().get(url)).statusCode).toBe(403)
  })

  it('does not open when anything in the link is changed', async () => {
    const mine = await aReadyFile(test, amara)
    const other = await aReadyFile(test, bruno)
    const url = await linkTo(mine)
    const changes: [string | RegExp, string][] = [
      [mine, other],
      [mine, 'not-an-id'],
      ['variant=original', 'variant=large'],
      ['variant=original', 'variant=../../secret'],
      ['disposition=attachment', 'disposition=inline'],
      [/expires=(\d+)/, 'expires=99999999999'],
      [/expires=\d+/, 'expires=x'],
      ['person=1', 'person=0'],
      [/signature=.*/, 'signature='],
      [/&signature=.*/, ''],
    ]
    for (const [from, to] of changes) {
      const changed = url.replace(from, to)
      expect(changed).not.toBe(url)
      expect([changed, (await amara.visitor.get(changed)).statusCode]).toEqual([changed, 403])
    }
  })

  it('is no longer available after five minutes', async () => {
    const url = await linkTo(await aReadyFile(test, amara))
    test.clock.advance(3 * 60_000)
    expect((await amara.visitor.get(url)).statusCode).toBe(200)
    test.clock.advance(2 * 60_000)
    expect((await amara.visitor.get(url)).statusCode).toBe(403)
  })
})
