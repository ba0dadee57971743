/** What a personal API token may do. */
export const accessTokenScopes = ['read', 'write'] as const
export type AccessTokenScope = (typeof accessTokenScopes)[number]
