// Opens the palette from anywhere. Its host is loaded when the browser is idle; this is all that pages load for it.

let show: (() => void) | null = null

/** False while the palette is not there yet; the link behind the opener is then followed. */
export function openPalette(): boolean {
  show?.()
  return show !== null
}

export function setPalette(open: (() => void) | null): void {
  show = open
}
