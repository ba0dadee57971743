/** Without what PostgreSQL refuses to keep, which would end a whole run: NUL, and half a character where a text was cut. */
export function storable<T>(value: T): T
export function storable(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed()
  if (Array.isArray(value)) return value.map((one: unknown) => storable(one))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, storable(one)]))
}
