// A recording belongs to its owner alone. Features that show one to someone else (an introduction to a recruiter) check their own
// policy and then present it.

import type { Id } from '#shared/kit/ids.ts'

export const canSeeRecording = (viewer: { id: Id }, recording: { ownerId: Id }): boolean =>
  viewer.id === recording.ownerId
