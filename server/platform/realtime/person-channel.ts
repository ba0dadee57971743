import type { ChannelVisit } from './grants/channel-registry.ts'

/** What concerns one person, on all their devices. The name is the one the client library gives to notifications. */
export const personChannel = {
  pattern: 'private-App.Models.User.{id}',
  of: (personId: string): string => `private-App.Models.User.${personId}`,
  policy: ({ viewer, params }: ChannelVisit<{ id: string }>): boolean => viewer.id === params.id,
} as const
