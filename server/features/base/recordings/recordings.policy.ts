// A recording is its owner's alone. Features that show one to somebody else (an introduction to a recruiter) decide that
// by their own policy and then present it.

import type { Id } from '#shared/kit/ids.ts'

export const canSeeRecording = (viewer: { id: Id }, recording: { ownerId: Id }): boolean =>
  viewer.id === recording.ownerId
