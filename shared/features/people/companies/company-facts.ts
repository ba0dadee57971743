// Fixed lists that describe a company.

/** Number of employees, in display order. */
export const companySizes = ['1-10', '11-50', '51-200', '201-1000', '1001-5000', '5001+'] as const

export const industries = [
  'agriculture',
  'commerce',
  'construction',
  'developer_tools',
  'education',
  'energy',
  'finance',
  'games',
  'health',
  'hospitality',
  'logistics',
  'manufacturing',
  'media',
  'mobility',
  'public_services',
  'science',
  'security',
  'telecommunications',
] as const

export const memberRoles = ['owner', 'admin', 'recruiter', 'hiring_manager', 'interviewer', 'viewer'] as const
export type MemberRole = (typeof memberRoles)[number]
