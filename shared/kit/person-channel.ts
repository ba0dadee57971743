/** What concerns one person, on all their devices. The name is the one the client library gives to notifications. */
export const personChannelOf = <Id extends string>(personId: Id) => `private-App.Models.User.${personId}` as const
