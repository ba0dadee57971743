// How a page fills the frame around it:
//   export const handle = { frame: { subject: JobSummary, steps: ApplySteps } } satisfies FrameHandle
// A slot is a component. The layout draws it outside <main>, on the server too, and it may use queries, parameters and the
// words of the page's area. Every layout knows the same slots and draws those it has a place for. Whatever belongs inside
// <main>, also the action bar of a phone, is rendered by the page itself; a button in a slot reaches the page's form by
// its `form` attribute.

import type { ComponentType, ReactNode } from 'react'
import { type Params, useLocation, useMatches, useRouteLoaderData } from 'react-router'
import { type Catalogue, MessagesProvider } from '#web/app/words/messages.tsx'
import type { RootData } from '#web/root.tsx'
import { LAYOUT_ID } from './layout-id.ts'

export const slotNames = [
  /** What all of it is about: a company and its job, the partner who invited. */
  'subject',
  /** How it stands: saved, time left, jobs that fit so far. */
  'status',
  /** The way through, with words. */
  'steps',
  /** The same way as a slim bar, for phones and one-column frames. */
  'progress',
  /** Beside the page: pay and closing date, the list of questions. */
  'aside',
  /** Buttons of the top bar: pause, finish, ask. */
  'actions',
  /** The bar at the foot: back and continue. */
  'foot',
] as const
export type SlotName = (typeof slotNames)[number]

export type FrameSlots = Partial<Record<SlotName, ReactNode>>

export type FrameOptions = {
  /** Where the arrow of phones and the cross of focus screens lead; of a page about one thing, often to that thing. */
  backHref?: string | ((params: Params) => string)
  /** Default: the phone's bottom bar makes room for an action bar. */
  isFocused?: boolean
  /** Default: a rail and the full width, for pages of several panes. */
  isSplit?: boolean
  /** Default: the page is as high as the window, and scrolls in its panes. */
  isFixed?: boolean
  /** Default: at these addresses a phone shows the page alone, without bars, as one conversation of the inbox. */
  isAloneAt?: (search: URLSearchParams) => boolean
  /** Minimal: one centred block, a text, a broad page, or a page that brings a frame of its own. */
  width?: 'block' | 'reading' | 'wide' | 'own'
}

export type FrameHandle = { frame?: FrameOptions & Partial<Record<SlotName, ComponentType>> }

type Frame = Omit<FrameOptions, 'backHref'> & {
  /** Several layouts may be drawn by one file. */
  layout: string
  backHref?: string | undefined
  isAlone: boolean
  slots: FrameSlots
}

export function useFrame(): Frame {
  const { locale } = useRouteLoaderData('root') as RootData
  const matches = useMatches()
  const { search } = useLocation()
  const { frame = {} } = (matches.at(-1)?.handle ?? {}) as FrameHandle
  // Slots stand above the area's route in the tree, so its words are brought to them.
  const messages = (matches.at(-2)?.loaderData ?? '{}') as Catalogue
  const slots: FrameSlots = {}
  for (const name of slotNames) {
    const Slot = frame[name]
    if (!Slot) continue
    slots[name] = (
      <MessagesProvider locale={locale} messages={messages}>
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
