/** An internal name of React Router. */
type RouterGlobal = {
  __reactRouterDataRouter: { state: { location: { key: string }; navigation: { state: string } } }
}

/**
 * Whether nobody has started to leave this page. The router's hooks say so only once React has rendered it, and by then a page
 * that moves on by itself could cancel a link that was pressed.
 */
export function isStaying(key: string, page: Window & Partial<RouterGlobal> = window): boolean {
  const { location, navigation } = page.__reactRouterDataRouter?.state ?? {}
  return location?.key === key && navigation?.state === 'idle'
}
