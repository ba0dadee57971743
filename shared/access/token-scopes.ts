/** What a token that a person made for their own scripts may do. */
export const accessTokenScopes = ['read', 'write'] as const
export type AccessTokenScope = (typeof accessTokenScopes)[number]
