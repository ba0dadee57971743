import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { id } from '#shared/kit/ids.ts'
import { exportStatuses } from './export-status.ts'
import { MAX_DELETION_REASON } from './personal-data-limits.ts'

export const dataExport = z
  .object({
    id,
    status: z.enum(exportStatuses),
    /** Progress, in parts of the product. */
    partsDone: z.int(),
    partsTotal: z.int(),
    size: z.int().nullable(),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'DataExport' })
export type DataExport = z.infer<typeof dataExport>

const deletion = z
  .object({ scheduledFor: z.iso.datetime(), requestedAt: z.iso.datetime() })
  .meta({ id: 'AccountDeletion' })
export type Deletion = z.infer<typeof deletion>

const overview = z
  .object({
    /** The latest one; null if none was ever requested. */
    export: dataExport.nullable(),
    /** When another one can be requested; null means now. */
    nextExportAt: z.iso.datetime().nullable(),
    deletion: deletion.nullable(),
    /** Companies without another owner: they must be handed over before the account can be deleted. */
    soleOwnerOf: z.array(z.object({ id, name: z.string() })),
  })
  .meta({ id: 'PersonalDataOverview' })
export type PersonalDataOverview = z.infer<typeof overview>

export const newDeletion = z.object({
  /** Empty if the person gives no reason. */
  reason: z.string().trim().max(MAX_DELETION_REASON).default(''),
  isUnderstood: z.boolean().pipe(z.literal(true)),
})

const undoToken = z.object({ token: z.string().min(1).max(200) })

export const personalData = {
  overview: endpoint({
    method: 'GET',
    path: '/shared/api/personal-data',
    guard: 'verified',
    summary: 'The status of your data export and account deletion.',
    response: overview,
  }),
  startExport: endpoint({
    method: 'POST',
    path: '/shared/api/personal-data/exports',
    guard: 'verified',
    summary:
      'Requests an archive of everything held about you, once a day. Returns the current one while it is in progress.',
    response: dataExport,
    status: 202,
    creates: true,
  }),
  linkToExport: endpoint({
    method: 'POST',
    path: '/shared/api/personal-data/exports/:id/link',
    guard: 'verified',
    summary: 'A download link for the finished archive, valid for a few minutes and for you only.',
    params: z.object({ id }),
    response: z.object({ url: z.string() }),
    needsFreshProof: true,
  }),
  askDeletion: endpoint({
    method: 'POST',
    path: '/shared/api/personal-data/deletion',
    guard: 'verified',
    summary: 'Schedules your account for deletion in 30 days. It can be cancelled until then.',
    body: newDeletion,
    response: deletion,
    status: 201,
    creates: true,
    needsFreshProof: true,
  }),
  cancelDeletion: endpoint({
    method: 'DELETE',
    path: '/shared/api/personal-data/deletion',
    guard: 'verified',
    summary: 'Cancels the deletion of your account.',
    response: overview,
  }),
  undoState: endpoint({
    method: 'GET',
    path: '/shared/api/personal-data/deletion/undo',
    guard: 'open',
    summary: 'Whether the link in a deletion email can still cancel the deletion. Changes nothing.',
    query: undoToken,
    response: z.object({ state: z.enum(['open', 'kept', 'newer', 'over']), scheduledFor: z.iso.datetime().nullable() }),
  }),
  undoDeletion: endpoint({
    method: 'POST',
    path: '/shared/api/personal-data/deletion/undo',
    guard: 'open',
    summary: 'Cancels the account deletion an email link is about, without signing in.',
    body: undoToken,
    response: z.object({ state: z.enum(['kept', 'newer']) }),
    limit: 'strict',
  }),
}
