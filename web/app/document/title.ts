/** The title of the browser tab; a page without its own title shows the site name alone. */
export const pageTitle = (title: string, site: string, separator: string): string =>
  title ? `${title}${separator}${site}` : site
