import { Readable } from 'node:stream'
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3'
import { AppError } from '../http/app-error.ts'
import { assertStorageKey, type FileStorage } from './storage.ts'

export type S3Settings = {
  bucket: string
  region: string
  /** Null: Amazon's own endpoint. */
  endpoint: string | null
  accessKeyId: string
  secretAccessKey: string
  pathStyle: boolean
}

function toClientConfig(settings: S3Settings): S3ClientConfig {
  return {
    region: settings.region,
    ...(settings.endpoint && { endpoint: settings.endpoint }),
    forcePathStyle: settings.pathStyle,
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    // By default the SDK sends checksums as trailers, which S3-compatible servers do not understand.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  }
}

// The maximum per DeleteObjects call.
const LARGEST_DELETE = 1000

export function createS3Storage(settings: S3Settings): FileStorage {
  const client = new S3Client(toClientConfig(settings))
  const at = (key: string) => {
    assertStorageKey(key)
    return { Bucket: settings.bucket, Key: key }
  }

  const { bucket: Bucket } = settings

  async function listBelow(prefix: string): Promise<{ key: string; size: number }[]> {
    assertStorageKey(prefix)
    const found: { key: string; size: number }[] = []
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix: `${prefix}/` })) {
      for (const { Key, Size } of Contents) if (Key) found.push({ key: Key, size: Size ?? 0 })
    }
    return found
  }

  return {
    async write(key, content, { type, size }) {
      await client.send(new PutObjectCommand({ ...at(key), Body: content, ContentType: type, ContentLength: size }))
    },

    async read(key, range) {
      try {
        const Range = range && `bytes=${range.start}-${range.end}`
        const { Body } = await client.send(new GetObjectCommand({ ...at(key), ...(Range && { Range }) }))
        if (!(Body instanceof Readable)) throw new Error('S3 answered without a body')
        return Body
      } catch (error) {
        throw error instanceof NoSuchKey ? new AppError('not_found', { cause: error }) : error
      }
    },

    async stat(key) {
      try {
        const { ContentLength } = await client.send(new HeadObjectCommand(at(key)))
        return { size: ContentLength ?? 0 }
      } catch (error) {
        if (error instanceof NotFound) return null
        throw error
      }
    },

    list: (prefix) => listBelow(prefix),

    async deletePrefix(prefix) {
      const keys = await listBelow(prefix)
      for (let at = 0; at < keys.length; at += LARGEST_DELETE) {
        const Objects = keys.slice(at, at + LARGEST_DELETE).map(({ key }) => ({ Key: key }))
        const { Errors } = await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }))
        if (Errors?.length) throw new Error(`S3 could not delete ${Errors[0]?.Key}: ${Errors[0]?.Message}`)
      }
    },
  }
}
