/** What a personal API token may do. */
export const accessTokenScopes = ['read', 'write'] as const
export type AccessTokenScope = (typeof accessTokenScopes)[number]

/** What a company token may do. */
export const companyTokenScopes = [
  'company:read',
  'jobs:read',
  'jobs:write',
  'applicants:read',
  'applicants:write',
] as const
export type CompanyTokenScope = (typeof companyTokenScopes)[number]

export const isPersonalScope = (scope: string): scope is AccessTokenScope =>
  (accessTokenScopes as readonly string[]).includes(scope)

export const isCompanyScope = (scope: string): scope is CompanyTokenScope =>
  (companyTokenScopes as readonly string[]).includes(scope)

/** The first match wins. Endpoints that are not listed reject company tokens: members, verification, tokens, webhooks. */
const areas: readonly (readonly [path: RegExp, area: 'company' | 'jobs' | 'applicants'])[] = [
  [/^\/company\/api\/(companies|current-company|page|team)$/, 'company'],
  [/^\/company\/api\/jobs\/:\w+\/team$/, 'company'],
  [/^\/company\/api\/jobs\/:\w+\/(applicant-names|invitations|closing)$/, 'applicants'],
  [/^\/company\/api\/(applications|applicants|applicant-board|application-notes|offers)(\/|$)/, 'applicants'],
  [/^\/company\/api\/(screener-attempts|invitations)\//, 'applicants'],
  [/^\/company\/api\/exports\/applicants\.csv$/, 'applicants'],
  [/^\/company\/api\/exports\/jobs\.csv$/, 'jobs'],
  [/^\/company\/api\/(jobs|job-list|job-templates|feeds|screeners)(\/|$)/, 'jobs'],
  [/^\/company\/api\/companies\/:companyId\/(job-templates|feeds)$/, 'jobs'],
]

/** The scope a company token needs for an endpoint; null for those it can never use. */
export function companyScopeFor(method: string, path: string): CompanyTokenScope | null {
  const area = areas.find(([pattern]) => pattern.test(path))?.[1]
  const needed = `${area}:${['GET', 'HEAD', 'OPTIONS'].includes(method) ? 'read' : 'write'}`
  return isCompanyScope(needed) ? needed : null
}
