/** Where people provide the facts that jobs are matched against. */
export const ownFacts = {
  place: '/onboarding?step=place',
  hours: '/onboarding?step=hours',
  pay: '/onboarding?step=pay',
  work: '/onboarding?step=work',
} as const
