// Uploads for tests, as a browser makes them: announced first, then sent.

import type { InjectOptions } from 'fastify'
import type { BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import type { TestApp } from '#server/test-app.ts'
import type { FileKindName } from '#shared/features/base/files/file-kinds.ts'

export type GivenFile = { kind: FileKindName; name: string; content: Buffer | string }

const base64 = (text: string) => Buffer.from(text).toString('base64')

export function headersOf({ visitor }: Pick<BuiltPerson, 'visitor'>): Record<string, string> {
  return {
    host: 'localhost:3000',
    origin: 'http://localhost:3000',
    accept: 'application/json',
    cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    'x-xsrf-token': decodeURIComponent(visitor.cookies.get('XSRF-TOKEN') ?? ''),
    'tus-resumable': '1.0.0',
  }
}

export const announcementOf = ({ kind, name }: { kind: string; name: string }, size: number) => ({
  'upload-length': String(size),
  'upload-metadata': `kind ${base64(kind)},name ${base64(name)}`,
})

type Call = Pick<InjectOptions, 'payload' | 'headers'> & { method: 'POST' | 'PATCH' | 'HEAD' | 'DELETE'; url: string }

export const callAs = (test: TestApp, person: BuiltPerson, { headers, ...call }: Call) =>
  test.app.inject({ ...call, headers: { ...headersOf(person), ...headers } })

export const announce = (test: TestApp, person: BuiltPerson, given: { kind: string; name: string; size: number }) =>
  callAs(test, person, { method: 'POST', url: '/uploads', headers: announcementOf(given, given.size) })

export const sendBytes = (test: TestApp, person: BuiltPerson, url: string, content: Buffer | string, offset = 0) =>
  callAs(test, person, {
    method: 'PATCH',
    url,
    headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) },
    payload: content,
  })

/** Returns the response to the last byte. */
export async function upload(test: TestApp, person: BuiltPerson, given: GivenFile) {
  const announced = await announce(test, person, { ...given, size: Buffer.byteLength(given.content) })
  if (announced.statusCode !== 201) return announced
  return sendBytes(test, person, String(announced.headers.location), given.content)
}

/** Uploads a file and returns its id. */
export async function aReadyFile(test: TestApp, person: BuiltPerson, given: Partial<GivenFile> = {}): Promise<string> {
  const answer = await upload(test, person, { kind: 'resume', name: 'cv.txt', content: 'I can do this.', ...given })
  if (answer.statusCode !== 204) throw new Error(`The test file was not accepted: ${answer.body}`)
  return String(answer.headers['upload-file-id'])
}
