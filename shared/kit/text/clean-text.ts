// Characters that nobody types and that change what others see or what can be kept.

import { z } from 'zod'

/** Turn the direction of what follows, or cannot be seen at all. The joiners stay: Persian, Hindi and emoji need them. */
const UNSEEN = /[\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/gu

/** Text that becomes a title or a name: one line, in which nothing is hidden and nothing turns the line around. */
export const cleanLine = (text: string): string =>
  text.replace(/\s+/gu, ' ').replace(UNSEEN, '').replace(/ {2,}/g, ' ').trim()

/** Spaces, and what is drawn as nothing or as a space. */
const BLANK = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** Whether there is nothing in it to see. */
export const isBlank = (text: string): boolean => BLANK.test(text)

/** Of a title or a name. */
export const line = (shortest: number, longest: number) => z.string().overwrite(cleanLine).min(shortest).max(longest)

/** Without what PostgreSQL refuses to keep: NUL, and half a character where a text was cut. */
export function storable<T>(value: T): T
export function storable(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed()
  if (Array.isArray(value)) return value.map((one: unknown) => storable(one))
  if (!isPlainObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, storable(one)]))
}

/** Files and the like are not taken apart. */
function isPlainObject(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
