/** The public page of a company. */
export const companyPath = (slug: string): string => `/c/${slug}`
