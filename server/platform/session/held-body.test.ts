import { once } from 'node:events'
import { type IncomingMessage, request as openRequest } from 'node:http'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aVerifiedTalent, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { sessions } from '#server/features/base/accounts/accounts.tables.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'

let test: TestApp
let port: number
beforeAll(async () => {
  test = await createTestApp()
  port = Number(new URL(await test.app.listen({ host: '127.0.0.1', port: 0 })).port)
})
afterAll(() => test.close())

const body = JSON.stringify({ theme: 'dark' })

/** The server identifies the person by the headers and waits for the rest of the body. */
async function holdBody(
  { id, visitor }: BuiltPerson,
  length: Record<string, string> = { 'content-length': String(body.length) },
): Promise<() => Promise<number | undefined>> {
  test.clock.advance(3_600_000)
  const call = openRequest({
    port,
    host: '127.0.0.1',
    method: 'PATCH',
    path: '/shared/api/settings/basics',
    headers: {
      host: 'localhost:3000',
      origin: 'http://localhost:3000',
      accept: 'application/json',
      cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-xsrf-token': decodeURIComponent(visitor.cookies.get('XSRF-TOKEN') ?? ''),
      'content-type': 'application/json',
      ...length,
    },
  })
  const answered = once(call, 'response') as Promise<[IncomingMessage]>
  call.write(body.slice(0, 5))
  const seenAt = async () =>
    (await test.platform.db.select().from(sessions).where(eq(sessions.personId, id)))[0]?.lastSeenAt
  await expect.poll(seenAt).toEqual(test.clock.now())
  return async () => {
    call.end(body.slice(5))
    const [answer] = await answered
    answer.resume()
    return answer.statusCode
  }
}

describe('a request whose body arrives late', () => {
  it('succeeds while the person is signed in', async () => {
    const release = await holdBody(await aVerifiedTalent(test))
    expect(await release()).toBeLessThan(300)
  })

  it.each([
    ['with Content-Length', undefined],
    ['in chunks', { 'transfer-encoding': 'chunked' }],
  ])('is rejected when the person has signed out in the meantime: %s', async (_how, length) => {
    const person = await aVerifiedTalent(test)
    const release = await holdBody(person, length)
    expect((await person.visitor.post('/logout')).statusCode).toBe(204)
    expect(await release()).toBe(401)
  })
})
