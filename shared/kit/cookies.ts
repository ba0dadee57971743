// The cookies that both sides know by name.

export const CSRF_COOKIE = 'XSRF-TOKEN'
/** In token mode: carries the bearer token over a reload. */
export const TOKEN_COOKIE = 'sanctum.token.cookie'
/** Beside it when the person wants to stay signed in: the token is then kept as long as the server keeps it. */
export const TOKEN_KEPT_COOKIE = 'sanctum.token.kept'
/** How long a sign-in that is remembered lasts; each visit begins it anew. */
export const SESSION_DAYS = 30
export const LOCALE_COOKIE = 'meridian_locale'
export const THEME_COOKIE = 'meridian_theme'
