import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { Upload } from '@tus/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startS3Server } from './s3-server.builder.ts'
import { createS3Storage } from './s3-storage.ts'
import { createDiskUploadStore, createSharedUploadStore, type UploadStore } from './upload-store.ts'

const stores: [string, () => Promise<{ store: UploadStore; stop: () => Promise<void> }>][] = [
  [
    'disk',
    async () => {
      const directory = await mkdtemp(join(tmpdir(), 'uploads-'))
      return { store: createDiskUploadStore({ directory }), stop: () => rm(directory, { recursive: true }) }
    },
  ],
  [
    'S3',
    async () => {
      const { settings, stop } = await startS3Server()
      return { store: createSharedUploadStore(createS3Storage(settings)), stop }
    },
  ],
]

describe.each(stores)('unfinished uploads on %s', (_name, start) => {
  let store: UploadStore
  let stop: () => Promise<void>
  beforeAll(async () => {
    ;({ store, stop } = await start())
  })
  afterAll(() => stop())

  it('grow piece by piece and are returned whole', async () => {
    const id = '0198a000-0000-7000-8000-000000000001'
    await store.tus.create(new Upload({ id, size: 11, offset: 0 }))
    expect(await store.tus.write(Readable.from([Buffer.from('hello ')]), id, 0)).toBe(6)
    expect((await store.tus.getUpload(id)).offset).toBe(6)
    expect(await store.tus.write(Readable.from([Buffer.from('world')]), id, 6)).toBe(11)

    const { path, dispose } = await store.fetch(id)
    expect(await readFile(path, 'utf8')).toBe('hello world')
    await dispose()
  })

  it('are gone once removed, and can be removed again', async () => {
    const id = '0198a000-0000-7000-8000-000000000002'
    await store.tus.create(new Upload({ id, size: 5, offset: 0 }))
    await store.remove(id)
    await store.remove(id)
    await expect(store.tus.getUpload(id)).rejects.toMatchObject({ status_code: 404 })
  })
})
