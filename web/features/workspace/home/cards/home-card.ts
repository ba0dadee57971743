import type { QueryKey } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Identity } from '#shared/access/identity.ts'
import type { Instant } from '#shared/kit/time-zones.ts'

/** `zone` is the reader's time zone; null until it is known. */
export type HomeCardProps = { identity: Identity; zone: string | null; now: Instant }

type CardQueries = readonly { queryKey: QueryKey }[]

export type HomeCard = {
  id: string
  /** Main: what to do and read. Side: what the person is in the middle of. */
  column: 'main' | 'side'
  isFor: (identity: Identity) => boolean
  /** What must be loaded before it can render, on the server as well. */
  queries: CardQueries | ((identity: Identity) => CardQueries)
  /** May render nothing when there is nothing to show. */
  Card: ComponentType<HomeCardProps>
}
