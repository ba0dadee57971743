/** Planned trips that somebody can have at a time. */
export const MAX_TRIPS = 20
export const MAX_TRIP_DAYS = 366
export const MAX_ZONE = 60
