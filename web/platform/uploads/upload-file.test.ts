// @vitest-environment node
// The client against the server's own tus plugin, over a real connection.

import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setupI18n } from '@lingui/core'
import Fastify from 'fastify'
import type { UrlStorage } from 'tus-js-client'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { createDiskUploadStore } from '#server/platform/files/upload-store.ts'
import { type UploadLifecycle, uploadsPlugin } from '#server/platform/files/uploads.plugin.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { handleErrors } from '#server/platform/http/error-handler.ts'
import { anIdentity } from '#shared/access/identity.builder.ts'
import { startUpload } from './upload-file.ts'

const identity = anIdentity({ id: randomUUID(), roles: [], email_verified_at: null })

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const content = Buffer.from('hello world '.repeat(1000))

/** The Node build of the client takes a buffer where the browser build takes a file. */
const aFile = (name = 'cv.txt') =>
  Object.assign(Buffer.from(content), {
    name,
    type: 'text/plain',
    size: content.length,
    lastModified: 1,
  }) as unknown as File

function rememberingStorage(): UrlStorage {
  const kept = new Map<
    string,
    { fingerprint: string; upload: Awaited<ReturnType<UrlStorage['findAllUploads']>>[number] }
  >()
  const all = () => [...kept.values()]
  return {
    findAllUploads: async () => all().map(({ upload }) => upload),
    findUploadsByFingerprint: async (fingerprint) =>
      all()
        .filter((one) => one.fingerprint === fingerprint)
        .map(({ upload }) => upload),
    removeUpload: async (key) => void kept.delete(key),
    async addUpload(fingerprint, upload) {
      const urlStorageKey = String(kept.size)
      kept.set(urlStorageKey, { fingerprint, upload: { ...upload, urlStorageKey } })
      return urlStorageKey
    },
  }
}

/** Forwards that many bytes of each connection, and times out once the server has stored them. */
async function impatientProxy(target: string, bytes: number): Promise<{ endpoint: string; timeouts: () => number }> {
  const { port, pathname } = new URL(target)
  let timeouts = 0
  let storedBefore = 0
  const proxy = createServer((client) => {
    const server = connect(Number(port), '127.0.0.1')
    let received = 0
    const timeOut = async () => {
      await expect.poll(storedBytes).toBeGreaterThan(storedBefore)
      storedBefore = await storedBytes()
      timeouts += 1
      server.destroy()
      client.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
    }
    client.on('data', (chunk: Buffer) => {
      server.write(chunk.subarray(0, Math.max(0, bytes - received)))
      const isFull = received < bytes && received + chunk.length >= bytes
      received += chunk.length
      if (isFull) void timeOut()
    })
    server.on('data', (chunk) => client.write(chunk))
  })
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void proxy.close())
  const { port: own } = proxy.address() as AddressInfo
  return { endpoint: `http://127.0.0.1:${own}${pathname}`, timeouts: () => timeouts }
}

async function storedBytes(): Promise<number> {
  const files = await Promise.all([...sizes.keys()].map((id) => stat(join(directory, id))))
  return files.reduce((sum, { size }) => sum + size, 0)
}

let directory: string
let endpoint: string
let close: () => Promise<void>
let finished: string[]
let sizes: Map<string, number>
let failures: (() => void)[]

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'uploads-'))
  finished = []
  sizes = new Map()
  failures = []
  const lifecycle: UploadLifecycle = {
    async begin(_uploader, { size }) {
      const id = randomUUID()
      sizes.set(id, size)
      return id
    },
    find: async (_uploader, id) => {
      const size = sizes.get(id)
      return size === undefined ? null : { size, isFinished: finished.includes(id) }
    },
    async finish(_uploader, id) {
      failures.shift()?.()
      finished.push(id)
    },
    cancel: async (_uploader, id) => void sizes.delete(id),
  }
  const app = Fastify()
  handleErrors(app)
  app.decorateRequest('viewer', null)
  app.decorateRequest('i18n')
  app.addHook('onRequest', async (request) => {
    request.viewer = request.headers['x-xsrf-token'] === 'secret' ? identity : null
    request.i18n = i18n
  })
  await app.register(uploadsPlugin, { prefix: '/uploads', store: createDiskUploadStore({ directory }), lifecycle })
  endpoint = `${await app.listen({ port: 0, host: '127.0.0.1' })}/uploads`
  close = async () => {
    await app.close()
    await rm(directory, { recursive: true })
  }
})
afterEach(() => close())

const given = (progress: number[] = []) => ({
  kind: 'resume',
  endpoint,
  headers: async () => ({ 'X-XSRF-TOKEN': 'secret' }),
  onProgress: (value: number) => void progress.push(value),
  retryDelays: [0, 0],
})

describe('uploading a file', () => {
  it('resolves to the id assigned by the server', async () => {
    const progress: number[] = []
    const { finished: done } = await startUpload(aFile(), given(progress))
    const id = await done
    expect(finished).toEqual([id])
    expect(progress.at(-1)).toBe(1)
    expect((await readFile(join(directory, id))).equals(content)).toBe(true)
  })

  it('fails at once with the server’s message when it is rejected', async () => {
    failures.push(() => {
      throw new AppError('file_type_rejected', { fields: { file: ['Not this one.'] } })
    })
    const { finished: done } = await startUpload(aFile(), given())
    await expect(done).rejects.toMatchObject({
      name: 'ApiError',
      status: 422,
      code: 'file_type_rejected',
      errors: { file: ['Not this one.'] },
    })
    expect(finished).toEqual([])
  })

  it('fails when nobody is signed in', async () => {
    const { finished: done } = await startUpload(aFile(), { ...given(), headers: async () => ({}) })
    await expect(done).rejects.toMatchObject({ status: 401, code: 'unauthenticated' })
  })

  it('retries server errors without sending anything twice', async () => {
    failures.push(() => {
      throw new AppError('database_unavailable')
    })
    const { finished: done } = await startUpload(aFile(), given())
    const id = await done
    expect(finished).toEqual([id])
    expect((await readFile(join(directory, id))).length).toBe(content.length)
  })

  it('continues after every time-out while it makes progress', async () => {
    const proxy = await impatientProxy(endpoint, 4_000)
    const { finished: done } = await startUpload(aFile(), { ...given(), endpoint: proxy.endpoint })
    const id = await done
    expect(proxy.timeouts()).toBeGreaterThan(given().retryDelays.length)
    expect((await readFile(join(directory, id))).equals(content)).toBe(true)
  })

  it('resumes after a reload', async () => {
    const urlStorage = rememberingStorage()
    const begun = new Map(sizes)
    failures.push(() => {
      throw new AppError('storage_full')
    })
    const before = await startUpload(aFile(), { ...given(), urlStorage })
    await expect(before.finished).rejects.toMatchObject({ code: 'storage_full' })
    const after = await startUpload(aFile(), { ...given(), urlStorage })
    const id = await after.finished
    expect(sizes.size - begun.size).toBe(1)
    expect(finished).toEqual([id])
    expect(await urlStorage.findAllUploads()).toEqual([])
  })

  it('keeps two purposes of one file apart', async () => {
    const urlStorage = rememberingStorage()
    failures.push(() => {
      throw new AppError('storage_full')
    })
    const resume = await startUpload(aFile(), { ...given(), urlStorage })
    await expect(resume.finished).rejects.toMatchObject({ code: 'storage_full' })
    const attachment = await startUpload(aFile(), { ...given(), urlStorage, kind: 'attachment' })
    await attachment.finished
    expect(sizes.size).toBe(2)
  })

  it('deletes a cancelled file from the server', async () => {
    let paused: Promise<void> | undefined
    const task = await startUpload(aFile(), {
      ...given(),
      onProgress: () => {
        paused ??= task.pause()
      },
    })
    await expect.poll(() => sizes.size).toBe(1)
    await expect.poll(() => paused !== undefined || finished.length > 0).toBe(true)
    await task.cancel()
    await expect.poll(() => sizes.size).toBe(0)
  })
})
