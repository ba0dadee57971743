/** In a form that works without scripts: the name under which the page's action knows it. */
export const FORM_FIELD = '_form'
