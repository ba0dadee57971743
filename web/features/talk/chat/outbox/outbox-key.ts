/** Where a browser keeps what a person has not sent yet. Alone in its file: every page looks whether there is something. */
export const outboxKey = (personId: string): string => `outbox:${personId}`
