import { channel } from '../live/channel.ts'

/** What concerns one person, on all their devices. The name is the one the client library gives to notifications. */
export const personChannel = channel('private', 'App.Models.User.{personId}', { guard: 'auth' })
