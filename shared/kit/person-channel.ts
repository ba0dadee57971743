/** What concerns one person, on all their devices. The name is the one the client library gives to notifications. */
export const personChannelOf = (personId: string): string => `private-App.Models.User.${personId}`
