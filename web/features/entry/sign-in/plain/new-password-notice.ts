/** In the sign-in page's query: the password has just been set. Client-side navigations use the history state instead. */
export const NEW_PASSWORD = 'new-password=set'
