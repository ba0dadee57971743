import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { profileErrors as facts } from '#shared/features/people/profile/profile.errors.ts'

export const profileErrors: Record<keyof typeof facts, MessageDescriptor> = {
  profile_changed_elsewhere: msg`You changed this on another tab or device. “Try again” replaces that version.`,
}
