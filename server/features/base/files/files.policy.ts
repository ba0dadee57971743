// Features that show a person's file to somebody else (a résumé to a recruiter) decide that by their own policy and then
// make the link; here only the owner and, for public kinds, everybody counts.

import type { Identity } from '#shared/access/identity.ts'
import { type FileKindName, fileKindRules } from '#shared/features/base/files/file-kinds.ts'

type FileFacts = { personId: string; kind: FileKindName }

const isOwner = (viewer: Pick<Identity, 'id'>, file: FileFacts): boolean => file.personId === viewer.id

export const canSeeFile = (viewer: Pick<Identity, 'id'>, file: FileFacts): boolean =>
  isOwner(viewer, file) || fileKindRules(file.kind).isPublic

/** What was sent stays with what it was sent with, until the account goes. */
export const canRemoveFile = (viewer: Pick<Identity, 'id'>, file: FileFacts & { heldAt: Date | null }): boolean =>
  isOwner(viewer, file) && file.heldAt === null
