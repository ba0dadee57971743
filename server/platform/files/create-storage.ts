// S3 when configured, so that every node sees every file; otherwise a folder next to the data.

import { createDiskStorage } from './disk-storage.ts'
import { createS3Storage, type S3Settings } from './s3-storage.ts'
import type { FileStorage } from './storage.ts'
import { createDiskUploadStore, createSharedUploadStore, type UploadStore } from './upload-store.ts'

export const createStorage = (s3: S3Settings | null, directory: string): FileStorage =>
  s3 ? createS3Storage(s3) : createDiskStorage({ directory })

export const createUploadStore = (s3: S3Settings | null, directory: string): UploadStore =>
  s3 ? createSharedUploadStore(createS3Storage(s3)) : createDiskUploadStore({ directory })
