import { personChannelOf } from '#shared/kit/person-channel.ts'
import type { ChannelVisit } from './grants/channel-registry.ts'

export const personChannel = {
  pattern: personChannelOf('{id}'),
  of: personChannelOf,
  policy: ({ viewer, params }: ChannelVisit<{ id: string }>): boolean => viewer.id === params.id,
} as const
