// Close codes that clients act on. pusher-js treats a close with 4300 or above as final, so those codes are only ever sent
// as error events.

export const closeCodes = {
  /** The client does not reconnect. */
  unknownApp: 4001,
  unknownPath: 4005,
  malformedVersion: 4006,
  unsupportedProtocol: 4007,
  missingProtocol: 4008,
  unauthorized: 4009,
  /** The client reconnects after a second. */
  overCapacity: 4100,
  /** The client reconnects at once. */
  comeBack: 4200,
  noPong: 4201,
} as const

export const errorCodes = {
  unauthorized: 4009,
  malformedMessage: 4200,
  clientEventRejected: 4301,
  /** The protocol uses the same code for messages that come too fast. */
  tooManyMessages: 4301,
  watchlistTooLong: 4302,
} as const
