// Opens the palette from anywhere. Pages load only this; the palette's host is loaded when the browser is idle.

let show: (() => void) | null = null

/** False while the palette has not loaded yet; the opener then acts as a link. */
export function openPalette(): boolean {
  show?.()
  return show !== null
}

export function setPalette(open: (() => void) | null): void {
  show = open
}
