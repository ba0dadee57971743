// When a page fails for a crawler, keep what was rendered so far: an error page in a search index or a link preview would
// outlive the error. Unknown addresses are 404 for everyone.

export const BOT = /bot\b|chrome-lighthouse|facebookexternalhit|google\b/i

export const isBot = (userAgent: string): boolean => BOT.test(userAgent)

/** The line logged, with the error, when the error page is not rendered. */
export const botErrorLine = (userAgent: string): string =>
  `Not rendering error page for bot with user agent \`${userAgent}\`:`
