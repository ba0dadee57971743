import type { MessageDescriptor } from '@lingui/core'
import type { Glyph } from '#web/ui/icon.tsx'

/** How a kind of next step is worded, and where it leads. */
export type NextStepWords = {
  title(count: number): MessageDescriptor
  why(count: number): MessageDescriptor
  action: MessageDescriptor
  href: string
  icon: Glyph
}
