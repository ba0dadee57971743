// How a page fills the frame around it:
//   export const handle = { frame: { subject: JobSummary, steps: ApplySteps } } satisfies FrameHandle
// A slot is a component. The layout renders it outside <main>, on the server too, and it may use queries, route parameters
// and the messages of the page's area. Every layout knows the same slots and renders those it has a place for. Whatever
// belongs inside <main>, including the action bar on phones, is rendered by the page itself; a button in a slot submits the
// page's form through its `form` attribute.

import type { ComponentType, ReactNode } from 'react'
import { type Params, useLocation, useMatches, useRouteLoaderData } from 'react-router'
import { featureAt } from '#shared/screen-match.ts'
import { MessagesProvider } from '#web/app/words/messages.tsx'
import type { RootData } from '#web/root.tsx'
import { LAYOUT_ID } from './layout-id.ts'

export const slotNames = [
  /** What the page is about: a company and its job, the partner who sent the person. */
  'subject',
  /** Current state: saved, time left, jobs that fit so far. */
  'status',
  /** All steps with labels. */
  'steps',
  /** The same steps as a slim bar, for phones and one-column frames. */
  'progress',
  /** Beside the page: pay and closing date, the list of questions. */
  'aside',
  /** Buttons of the top bar: pause, finish, ask. */
  'actions',
  /** The bar at the bottom: back and continue. */
  'foot',
] as const
export type SlotName = (typeof slotNames)[number]

export type FrameSlots = Partial<Record<SlotName, ReactNode>>

export type FrameOptions = {
  /** Target of the back arrow on phones and the close button on focus screens; for a detail page often its parent. */
  backHref?: string | ((params: Params) => string)
  /** Default frame: hides the bottom bar on phones to make room for an action bar. */
  isFocused?: boolean
  /** Default frame: icon rail and full width, for pages with several panes. */
  isSplit?: boolean
  /** Default frame: the page is as high as the window, and its panes scroll. */
  isFixed?: boolean
  /** Default frame: where phones show the page alone, without bars, such as one conversation of the inbox. */
  isAloneAt?: (search: URLSearchParams) => boolean
  /** Minimal frame: a centred block, a text, a wide page, or a page with its own frame. */
  width?: 'block' | 'reading' | 'wide' | 'own'
}

export type FrameHandle = { frame?: FrameOptions & Partial<Record<SlotName, ComponentType>> }

type Frame = Omit<FrameOptions, 'backHref'> & {
  /** One file may render several layouts. */
  layout: string
  backHref?: string | undefined
  isAlone: boolean
  slots: FrameSlots
}

export function useFrame(): Frame {
  const { locale } = useRouteLoaderData('root') as RootData
  const matches = useMatches()
  const { search, pathname } = useLocation()
  const { frame = {} } = (matches.at(-1)?.handle ?? {}) as FrameHandle
  // Slots are rendered above the area's route, so they need its messages provided here.
  const slots: FrameSlots = {}
  for (const name of slotNames) {
    const Slot = frame[name]
    if (!Slot) continue
    slots[name] = (
      <MessagesProvider locale={locale} feature={featureAt(pathname)}>
        <Slot />
      </MessagesProvider>
    )
  }
  const layout = matches.find(({ id }) => id.startsWith(LAYOUT_ID))?.id.slice(LAYOUT_ID.length) ?? ''
  const isAlone = frame.isAloneAt?.(new URLSearchParams(search)) ?? false
  const { backHref: back } = frame
  const backHref = typeof back === 'function' ? back(matches.at(-1)?.params ?? {}) : back
  return { ...frame, layout, backHref, isAlone, slots }
}
