import { z } from 'zod'
import { endpoint, nothing } from '#shared/endpoint.ts'
import { id } from '#shared/kit/ids.ts'
import { fileKindNames } from './file-kinds.ts'
import { fileStatuses } from './file-status.ts'

export const MAX_FILE_NAME_LENGTH = 100

/** `original` for everything but images, which are only served re-encoded. */
export const fileVariants = ['original', 'small', 'large'] as const
export const fileDispositions = ['inline', 'attachment'] as const

export const file = z
  .object({
    id,
    kind: z.enum(fileKindNames),
    name: z.string(),
    /** Null until the content has been inspected. */
    type: z.string().nullable(),
    size: z.int(),
    width: z.int().nullable(),
    height: z.int().nullable(),
    status: z.enum(fileStatuses),
    createdAt: z.iso.datetime(),
    can: z.object({ remove: z.boolean() }),
  })
  .meta({ id: 'File' })
export type File = z.infer<typeof file>

const byId = z.object({ id })

const used = z.object({ usedBytes: z.int(), maxBytes: z.int() })

const fileUsage = used
  .extend({ kinds: z.array(used.extend({ kind: z.enum(fileKindNames), files: z.int() })) })
  .meta({ id: 'FileUsage' })
export type FileUsage = z.output<typeof fileUsage>

export const files = {
  usage: endpoint({
    method: 'GET',
    path: '/shared/api/files/usage',
    guard: 'auth',
    summary: 'How much of your storage your files use, in total and by kind, unfinished uploads included.',
    response: fileUsage,
  }),
  show: endpoint({
    method: 'GET',
    path: '/shared/api/files/:id',
    guard: 'auth',
    summary: 'Metadata of one of your files or a public one.',
    params: byId,
    response: file,
  }),
  link: endpoint({
    method: 'GET',
    path: '/shared/api/files/:id/link',
    guard: 'auth',
    summary: 'A new download link, valid for a few minutes and, unless the file is public, for you only.',
    params: byId,
    query: z.object({
      variant: z.enum(fileVariants).optional(),
      disposition: z.enum(fileDispositions).default('inline'),
    }),
    response: z.object({ url: z.string() }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/shared/api/files/:id',
    guard: 'auth',
    summary: 'Deletes one of your files and its content.',
    params: byId,
    response: nothing,
  }),
}
