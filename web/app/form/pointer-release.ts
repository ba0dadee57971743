// An error that appears while a button is pressed can move it away from the pointer, and the press is lost: the browser sees no
// click when the button is elsewhere at release. What a blur reveals therefore waits until the pointer is released.

let isPressed = false
let waiting: (() => void)[] = []

function press(): void {
  isPressed = true
}

function release(): void {
  isPressed = false
  const resumed = waiting
  waiting = []
  // The click comes after the release, in the same task.
  for (const resume of resumed) setTimeout(resume)
}

/** Once per document, however many forms call it. Touch sends the mouse events, and with them the blur, after its pointer events. */
export function watchPointer(): void {
  for (const type of ['pointerdown', 'mousedown']) document.addEventListener(type, press, true)
  for (const type of ['pointerup', 'mouseup', 'pointercancel']) document.addEventListener(type, release, true)
}

/** Resolves at once unless the pointer is pressed, and otherwise after the click. */
export function pointerReleased(): Promise<void> {
  return isPressed ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve()
}
