// With a bucket everything is kept in S3, so that several nodes see the same files; without one, in the data folder.

import { join } from 'node:path'
import { createDiskStorage } from './disk-storage.ts'
import { createS3Storage, type S3Settings } from './s3-storage.ts'
import type { FileStorage } from './storage.ts'
import { createDiskUploadStore, createS3UploadStore, type UploadStore } from './upload-store.ts'

type StorageSettings = { s3: S3Settings | null; dataDir: string }

export const createStorage = ({ s3, dataDir }: StorageSettings): FileStorage =>
  s3 ? createS3Storage(s3) : createDiskStorage({ directory: join(dataDir, 'files') })

export const createUploadStore = ({ s3, dataDir }: StorageSettings): UploadStore =>
  s3 ? createS3UploadStore(s3) : createDiskUploadStore({ directory: join(dataDir, 'uploads') })
