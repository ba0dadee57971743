// The cookies that both sides know by name.

export const CSRF_COOKIE = 'XSRF-TOKEN'
/** In token mode: carries the bearer token over a reload. */
export const TOKEN_COOKIE = 'sanctum.token.cookie'
export const LOCALE_COOKIE = 'meridian_locale'
export const THEME_COOKIE = 'meridian_theme'
