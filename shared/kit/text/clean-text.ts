// Characters that nobody types and that change what others see, or that cannot be stored.

import { z } from 'zod'

/** Bidirectional controls and invisible characters. Joiners stay: Persian, Hindi and emoji need them. */
const INVISIBLE = /[\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/gu

/** For titles and names: a single line, without hidden characters or direction changes. */
export const cleanLine = (text: string): string =>
  text.replace(/\s+/gu, ' ').replace(INVISIBLE, '').replace(/ {2,}/g, ' ').trim()

/** Whitespace, and characters that render as nothing or as a space. */
const BLANK = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** Whether the text has nothing visible. */
export const isBlank = (text: string): boolean => BLANK.test(text)

/** For titles and names. */
export const singleLine = (shortest: number, longest: number) =>
  z.string().overwrite(cleanLine).min(shortest).max(longest)

/** Removes what PostgreSQL cannot store: NUL characters and lone surrogates. */
export function storable<T>(value: T): T
export function storable(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed()
  if (Array.isArray(value)) return value.map((one: unknown) => storable(one))
  if (!isPlainObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, storable(one)]))
}

/** Files and other class instances are left alone. */
function isPlainObject(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
