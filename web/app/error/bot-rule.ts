// A crawler that meets an error while a page is drawn keeps what was drawn before: an error page in a search index or a
// link preview would outlive the error. Unknown addresses are 404 for everybody.

const BOT = /bot\b|chrome-lighthouse|facebookexternalhit|google\b/i

export const isBot = (userAgent: string): boolean => BOT.test(userAgent)

/** The line to log, with the error, when the error page is not drawn. */
export const botErrorLine = (userAgent: string): string =>
  `Not rendering error page for bot with user agent \`${userAgent}\`:`
