import type { Id } from '#shared/kit/ids.ts'

/** Everything in a profile is changed by its owner alone; others read what the visibility of each part allows. */
export const ownsEntry = (viewer: { id: Id }, entry: { personId: Id }): boolean => entry.personId === viewer.id
