// Features that show a person's file to someone else (a résumé to a recruiter) check their own policy and then create the link;
// here only the owner counts and, for public kinds, everyone.

import type { Identity } from '#shared/access/identity.ts'
import { type FileKindName, fileKindRules } from '#shared/features/base/files/file-kinds.ts'

type FileFacts = { personId: string; kind: FileKindName }

const isOwner = (viewer: Pick<Identity, 'id'>, file: FileFacts): boolean => file.personId === viewer.id

export const canSeeFile = (viewer: Pick<Identity, 'id'>, file: FileFacts): boolean =>
  isOwner(viewer, file) || fileKindRules(file.kind).isPublic

/** A file that was sent with something stays with it until the account is deleted. */
export const canRemoveFile = (viewer: Pick<Identity, 'id'>, file: FileFacts & { heldAt: Date | null }): boolean =>
  isOwner(viewer, file) && file.heldAt === null
