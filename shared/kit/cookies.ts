// Cookies whose names both sides need.

export const CSRF_COOKIE = 'XSRF-TOKEN'
/** In token mode: keeps the bearer token across reloads. */
export const TOKEN_COOKIE = 'sanctum.token.cookie'
/** Set as well if the person wants to stay signed in: the token is then kept as long as the server accepts it. */
export const TOKEN_KEPT_COOKIE = 'sanctum.token.kept'
/** How long a remembered sign-in lasts; every visit renews it. */
export const SESSION_DAYS = 30
export const LOCALE_COOKIE = 'meridian_locale'
export const THEME_COOKIE = 'meridian_theme'
