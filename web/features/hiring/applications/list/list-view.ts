// Which applications are shown and how, as encoded in the URL.

import { type ApplicationView, applicationViews } from '#shared/features/hiring/applications/application-kinds.ts'
import {
  type ApplicationStatus,
  applicationStatuses,
  endedStatuses,
  liveStatuses,
} from '#shared/features/hiring/applications/application-status.ts'

/** `elsewhere`: applications sent outside Meridian, which are tracked by hand. */
export const shelves = [...applicationViews, 'elsewhere'] as const
export type Shelf = ApplicationView | 'elsewhere'

export type ListView = {
  isBoard: boolean
  show: Shelf
  status: ApplicationStatus | null
  isMine: boolean
  text: string
}

export const MAX_TEXT = 100

/** The statuses a shelf can contain: any other would match nothing, so it is dropped. */
export const statusesOf: Record<ApplicationView, readonly ApplicationStatus[]> = {
  live: liveStatuses,
  ended: endedStatuses,
  archived: applicationStatuses,
}

export function readView(params: URLSearchParams): ListView {
  const show = shelves.find((one) => one === params.get('show')) ?? 'live'
  const isBoard = params.get('view') === 'board' && show === 'live'
  const possible = show === 'elsewhere' || isBoard ? [] : statusesOf[show]
  return {
    isBoard,
    show,
    status: possible.find((one) => one === params.get('status')) ?? null,
    isMine: show === 'live' && params.get('mine') === '1',
    text: (params.get('text') ?? '').trim().slice(0, MAX_TEXT),
  }
}

export function viewHref(view: ListView): string {
  const { isBoard, show, status, isMine, text } = readView(paramsOf(view))
  const params = paramsOf({ isBoard, show, status, isMine, text }).toString()
  return `/applications${params && `?${params}`}`
}

const paramsOf = ({ isBoard, show, status, isMine, text }: ListView): URLSearchParams =>
  new URLSearchParams({
    ...(show !== 'live' && { show }),
    ...(isBoard && { view: 'board' }),
    ...(status && { status }),
    ...(isMine && { mine: '1' }),
    ...(text && { text }),
  })
