/** Route ids of layouts: `layout:company`. */
export const LAYOUT_ID = 'layout:'
