/** The storage key of a person's unsent messages. In a file of its own because every page checks for them. */
export const outboxKey = (personId: string): string => `outbox:${personId}`
