/** One place up or down; nothing moves past the ends. */
export function moved(order: readonly string[], place: number, by: -1 | 1): string[] {
  const next = [...order]
  const [one, other] = [order[place], order[place + by]]
  if (one === undefined || other === undefined) return next
  next[place] = other
  next[place + by] = one
  return next
}

/** The dragged items go before or after the drop target. */
export function movedNextTo(
  order: readonly string[],
  dragged: readonly string[],
  target: string,
  position: 'before' | 'after' | 'on',
): string[] {
  if (dragged.includes(target)) return [...order]
  const rest = order.filter((id) => !dragged.includes(id))
  const at = rest.indexOf(target) + (position === 'before' ? 0 : 1)
  return [...rest.slice(0, at), ...order.filter((id) => dragged.includes(id)), ...rest.slice(at)]
}
