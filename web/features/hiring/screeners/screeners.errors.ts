import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { screenersErrors as facts } from '#shared/features/hiring/screeners/screeners.errors.ts'

export const screenersErrors: Record<keyof typeof facts, MessageDescriptor> = {
  sandbox_busy: msg`Too much code is running right now. Try again in a moment.`,
  attempt_over: msg`This test has ended. The answers you gave in time count.`,
}
