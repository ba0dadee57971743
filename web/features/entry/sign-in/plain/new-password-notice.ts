/** In the query of the sign-in page: the password has just been set. Navigations in the browser use the history's state. */
export const NEW_PASSWORD = 'new-password=set'
