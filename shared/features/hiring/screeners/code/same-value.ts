// Whether a program returned what was expected. Both are JSON; numbers may differ by rounding.

const EPSILON = 1e-9

export function readJson(text: string | null): { value: unknown } | null {
  if (text === null) return null
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return null
  }
}

export function isSameValue(one: unknown, other: unknown): boolean {
  if (typeof one === 'number' && typeof other === 'number')
    return Math.abs(one - other) <= EPSILON * Math.max(1, Math.abs(one), Math.abs(other))
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, place) => isSameValue(item, other[place]))
  if (isRecord(one) && isRecord(other)) {
    const keys = Object.keys(one)
    return (
      keys.length === Object.keys(other).length &&
      keys.every((key) => Object.hasOwn(other, key) && isSameValue(one[key], other[key]))
    )
  }
  return one === other
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
