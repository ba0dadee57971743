// Limits of a room. Separate from the contract, so that pages can import them without the schemas.

export const MAX_CHAT_TEXT = 1_000
/** A conversation of two hours does not come close. */
export const MAX_CHAT_MESSAGES = 500

/** Shared texts: everybody in the room writes in both. */
export const roomPads = ['code', 'notes'] as const
export type RoomPad = (typeof roomPads)[number]

/** Of one saved change, and of a whole pad with its history, in bytes. */
export const MAX_PAD_UPDATE = 128 * 1024
export const MAX_PAD = 512 * 1024

/** A tab reports this often that it is still there. */
export const REPORT_EVERY = 20_000
