// A real S3 protocol server for tests, with one empty bucket.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import type { S3Settings } from './s3-storage.ts'

export async function startS3Server(): Promise<{ settings: S3Settings; stop: () => Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 's3-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'meridian' }],
  })
  const { port } = await server.run()
  return {
    settings: {
      bucket: 'meridian',
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${port}`,
      // The only account that s3rver accepts.
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
      pathStyle: true,
    },
    async stop() {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
