import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDiskStorage } from './disk-storage.ts'
import { startS3Server } from './s3-server.builder.ts'
import { createS3Storage } from './s3-storage.ts'
import type { FileStorage } from './storage.ts'

const type = 'text/plain'

const storages: [string, () => Promise<{ storage: FileStorage; stop: () => Promise<void> }>][] = [
  [
    'disk',
    async () => {
      const directory = await mkdtemp(join(tmpdir(), 'storage-'))
      return { storage: createDiskStorage({ directory }), stop: () => rm(directory, { recursive: true }) }
    },
  ],
  [
    'S3',
    async () => {
      const { settings, stop } = await startS3Server()
      return { storage: createS3Storage(settings), stop }
    },
  ],
]

describe.each(storages)('storage on %s', (_name, start) => {
  let storage: FileStorage
  let stop: () => Promise<void>
  beforeAll(async () => {
    ;({ storage, stop } = await start())
  })
  afterAll(() => stop())

  it('returns what was written, from a buffer and from a stream', async () => {
    await storage.write('aa/one/original', Buffer.from('first'), { type, size: 5 })
    await storage.write('aa/two/original', Readable.from([Buffer.from('sec'), Buffer.from('ond')]), { type, size: 6 })
    expect(await text(await storage.read('aa/one/original'))).toBe('first')
    expect(await text(await storage.read('aa/two/original'))).toBe('second')
    expect(await storage.stat('aa/two/original')).toEqual({ size: 6 })
  })

  it('overwrites existing content', async () => {
    await storage.write('aa/three/original', Buffer.from('long before'), { type, size: 11 })
    await storage.write('aa/three/original', Buffer.from('now'), { type, size: 3 })
    expect(await text(await storage.read('aa/three/original'))).toBe('now')
  })

  it('reads a range with both ends inclusive', async () => {
    await storage.write('aa/range/original', Buffer.from('0123456789'), { type, size: 10 })
    expect(await text(await storage.read('aa/range/original', { start: 2, end: 4 }))).toBe('234')
  })

  it('preserves arbitrary bytes', async () => {
    const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, index) => (index * 31) % 256))
    await storage.write('aa/bytes/original', bytes, { type: 'application/pdf', size: bytes.length })
    expect((await buffer(await storage.read('aa/bytes/original'))).equals(bytes)).toBe(true)
  })

  it('reports that a missing file does not exist', async () => {
    expect(await storage.stat('aa/none/original')).toBeNull()
    await expect(storage.read('aa/none/original')).rejects.toMatchObject({ code: 'not_found' })
  })

  it('deletes everything of one file and nothing of the next', async () => {
    await storage.write('bb/file/small', Buffer.from('s'), { type, size: 1 })
    await storage.write('bb/file/large', Buffer.from('l'), { type, size: 1 })
    await storage.write('bb/file-2/small', Buffer.from('x'), { type, size: 1 })
    expect((await storage.list('bb/file')).map(({ key }) => key).toSorted()).toEqual(['bb/file/large', 'bb/file/small'])
    await storage.deletePrefix('bb/file')
    await storage.deletePrefix('bb/file')
    expect(await storage.list('bb/file')).toEqual([])
    expect(await storage.stat('bb/file/small')).toBeNull()
    expect(await storage.stat('bb/file/large')).toBeNull()
    expect(await storage.stat('bb/file-2/small')).toEqual({ size: 1 })
  })

  const foreignKeys = [
    '',
    '/etc/passwd',
    '../outside',
    'a/../../outside',
    'a/./b',
    'a//b',
    'a/',
    '..\\outside',
    'C:/outside',
    'a\0b',
    'a/%2e%2e/b',
    'a/．．/b',
    'A/b',
    '.incoming/x',
    'a'.repeat(65),
  ]
  it.each(foreignKeys)('rejects the key %j', async (key) => {
    await expect(storage.write(key, Buffer.from('x'), { type, size: 1 })).rejects.toThrow('Not a storage key')
    await expect(storage.read(key)).rejects.toThrow('Not a storage key')
    await expect(storage.stat(key)).rejects.toThrow('Not a storage key')
    await expect(storage.list(key)).rejects.toThrow('Not a storage key')
    await expect(storage.deletePrefix(key)).rejects.toThrow('Not a storage key')
  })
})

describe('an interrupted write', () => {
  it('leaves nothing behind on disk', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'storage-'))
    const storage = createDiskStorage({ directory })
    const breaking = Readable.from(
      (function* () {
        yield Buffer.from('half')
        throw new Error('connection lost')
      })(),
    )
    await expect(storage.write('aa/half/original', breaking, { type, size: 8 })).rejects.toThrow('connection lost')
    expect(await storage.stat('aa/half/original')).toBeNull()
    expect(await readdir(join(directory, '.incoming'))).toEqual([])
    await rm(directory, { recursive: true })
  })
})
