import type { Id } from '#shared/kit/ids.ts'

type Owned = { personId: Id }

export const ownsCredential = (viewer: { id: Id } | null, { personId }: Owned): boolean => viewer?.id === personId

/** Its holder always; others while the holder shows it and is neither suspended nor about to be deleted. */
export const canSeeCredential = (
  viewer: { id: Id } | null,
  credential: Owned & { isShown: boolean },
  holder: { suspendedAt: Date | null; deletionAt: Date | null },
): boolean =>
  ownsCredential(viewer, credential) ||
  (credential.isShown && holder.suspendedAt === null && holder.deletionAt === null)
