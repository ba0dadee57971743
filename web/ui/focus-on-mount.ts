/** As a `ref`. The same function every time: React calls a new one after each render, and that would take the focus back. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus()
