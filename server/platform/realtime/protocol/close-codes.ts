// Why a connection ends, in the numbers the clients act on. A close with 4300 or above is final for pusher-js, so those
// numbers are only ever sent as error events.

export const closeCodes = {
  /** The client stops. */
  unknownApp: 4001,
  unknownPath: 4005,
  malformedVersion: 4006,
  unsupportedProtocol: 4007,
  missingProtocol: 4008,
  unauthorized: 4009,
  /** The client comes back after a second. */
  overCapacity: 4100,
  /** The client comes back at once. */
  comeBack: 4200,
  noPong: 4201,
} as const

export const errorCodes = {
  unauthorized: 4009,
  malformedMessage: 4200,
  clientEventRefused: 4301,
  watchlistTooLong: 4302,
} as const
