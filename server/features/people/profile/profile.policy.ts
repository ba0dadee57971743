import type { Visibility } from '#shared/features/people/profile/profile-sections.ts'
import type { Id } from '#shared/kit/ids.ts'

/** Not without a name, and not while its owner is suspended or about to be deleted. */
export const isPublished = (
  page: { handle: string | null; isPublic: boolean },
  person: { suspendedAt: Date | null; deletionAt: Date | null },
): boolean => page.isPublic && page.handle !== null && person.suspendedAt === null && person.deletionAt === null

/** Everything in a profile is changed by its owner alone; others read what the visibility of each part allows. */
export const ownsEntry = (viewer: { id: Id }, entry: { personId: Id }): boolean => entry.personId === viewer.id

/** Companies watch what is public as well. */
export const canWatchVideo = ({ visibility }: { visibility: Visibility }, audience: 'public' | 'companies'): boolean =>
  visibility === 'public' || visibility === audience
