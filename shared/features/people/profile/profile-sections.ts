// The sections of a profile, who sees them and their limits; without the schemas, so that pages can import them.

/** Lists of entries, in the order in which others see them. */
export const profileSections = [
  'work',
  'education',
  'projects',
  'portfolio',
  'skills',
  'languages',
  'certificates',
  'volunteer',
  'awards',
  'publications',
  'links',
  'interests',
  'references',
  'permits',
] as const
export type ProfileSection = (typeof profileSections)[number]

/** Everything with a visibility of its own. The minimum pay has none: nobody else ever sees it. */
export const profileParts = ['about', 'place', 'hours', 'contact', 'identity', ...profileSections] as const
export type ProfilePart = (typeof profileParts)[number]

/** companies: those the person applies to, and those that may find them. */
export const visibilities = ['public', 'companies', 'me'] as const
export type Visibility = (typeof visibilities)[number]

export type ProfileVisibility = Record<ProfilePart, Visibility>

export const defaultVisibility: ProfileVisibility = {
  about: 'public',
  place: 'companies',
  hours: 'companies',
  contact: 'me',
  identity: 'companies',
  work: 'public',
  education: 'public',
  projects: 'public',
  portfolio: 'public',
  skills: 'public',
  languages: 'public',
  certificates: 'public',
  volunteer: 'public',
  awards: 'public',
  publications: 'public',
  links: 'public',
  interests: 'public',
  references: 'me',
  permits: 'me',
}

export const languageLevels = ['basic', 'conversational', 'fluent', 'native'] as const
export type LanguageLevel = (typeof languageLevels)[number]

export const permitKinds = ['citizen', 'permanent', 'permit'] as const
export type PermitKind = (typeof permitKinds)[number]

export const availabilities = ['now', 'notice', 'date', 'closed'] as const
export type Availability = (typeof availabilities)[number]

export const MAX_ENTRIES = 30
export const MAX_ROLES = 10
export const MAX_SUMMARY = 2000
export const MAX_TEXT = 3000
export const MAX_HIGHLIGHTS = 12
export const MAX_HIGHLIGHT = 300
export const MAX_KEYWORDS = 30
export const MAX_KEYWORD = 60
export const MAX_NAME = 160
export const MAX_ADDRESS = 500
export const MAX_NOTICE_DAYS = 365
