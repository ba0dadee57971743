import type { ErrorFacts } from '#shared/error-facts.ts'

export const profileErrors = {
  profile_changed_elsewhere: { status: 409, message: 'This was changed in another tab or on another device.' },
} as const satisfies ErrorFacts
