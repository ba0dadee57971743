/** A hidden field of forms that work without scripts: the name by which the page's action identifies the form. */
export const FORM_FIELD = '_form'

/** Where it is from, for browsers that do not say. */
export const FORM_TOKEN_FIELD = '_form_token'
