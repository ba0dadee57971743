// Keys for reviewing without a mouse. They only work while the focus is on a card, so that they never get in the way of typing
// or of a screen reader elsewhere on the page (WCAG 2.1.4).

export const boardKeys = [
  'next',
  'previous',
  'right',
  'left',
  'open',
  'move',
  'forward',
  'reject',
  'note',
  'select',
  'help',
] as const
export type BoardKey = (typeof boardKeys)[number]

export const keyOf: Readonly<Record<BoardKey, readonly string[]>> = {
  next: ['j', 'ArrowDown'],
  previous: ['k', 'ArrowUp'],
  right: ['l', 'ArrowRight'],
  left: ['h', 'ArrowLeft'],
  open: ['o', 'Enter'],
  move: ['m'],
  forward: ['f'],
  reject: ['r'],
  note: ['n'],
  select: ['x'],
  help: ['?'],
}

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** `isRightToLeft` swaps the arrow keys, not the letter keys. */
export function boardKeyOf({ key, ctrlKey, metaKey, altKey }: Pressed, isRightToLeft: boolean): BoardKey | null {
  if (ctrlKey || metaKey || altKey) return null
  const arrows: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }
  const meant = isRightToLeft ? (arrows[key] ?? key) : key
  return boardKeys.find((name) => keyOf[name].includes(meant)) ?? null
}

const cardsIn = (column: Element): HTMLElement[] => [...column.querySelectorAll<HTMLElement>('[data-applicant]')]

const placeOf = (card: Element): number => Number(card.closest('li')?.getAttribute('aria-posinset') ?? 0)

/** The card an arrow or letter key moves to; null at the edge of the board. */
export function cardBeside(card: HTMLElement, key: BoardKey): HTMLElement | null {
  const column = card.closest('[data-column]')
  if (!column) return null
  if (key === 'next' || key === 'previous') {
    const wanted = placeOf(card) + (key === 'next' ? 1 : -1)
    return cardsIn(column).find((other) => placeOf(other) === wanted) ?? null
  }
  if (key !== 'left' && key !== 'right') return null
  const columns = [...(column.parentElement?.querySelectorAll('[data-column]') ?? [])]
  const beyond =
    key === 'right'
      ? columns.slice(columns.indexOf(column) + 1)
      : columns.slice(0, columns.indexOf(column)).toReversed()
  const height = card.getBoundingClientRect().top
  for (const other of beyond) {
    const near = cardsIn(other).toSorted((a, b) => distance(a, height) - distance(b, height))[0]
    if (near) return near
  }
  return null
}

const distance = (card: Element, height: number): number => Math.abs(card.getBoundingClientRect().top - height)

export const focusCard = (card: HTMLElement | null): void => card?.querySelector('a')?.focus()
