import { channel } from '../live/channel.ts'

/**
 * For everything that concerns one person, on all their devices. The client library's default channel for
 * notifications.
 */
export const personChannel = channel('private', 'App.Models.User.{personId}', { guard: 'auth' })
