export const applicationHref = (id: string): string => `/applications/${id}`

export const conversationHref = (conversationId: string): string => `/chat?conversation=${conversationId}`

/** Tests that may be taken after sending are taken on the application's page. */
export const testHref = (id: string): string => `${applicationHref(id)}?tests=1`

export const applyHref = (jobId: string): string => `/jobs/${jobId}/apply`
