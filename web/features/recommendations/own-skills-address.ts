/** Where a person names their skills and levels. */
export const OWN_SKILLS = '/onboarding?step=work'
