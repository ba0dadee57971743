/** What the browser's tab says; a page without a title of its own shows the site's alone. */
export const pageTitle = (title: string, site: string, separator: string): string =>
  title ? `${title}${separator}${site}` : site
