/** How the route of a layout is named: `layout:company`. */
export const LAYOUT_ID = 'layout:'
