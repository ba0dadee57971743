// Wall-clock time in IANA zones, based on Intl. Governments change their clocks at short notice and phones get updates
// late or never, so browsers trust the server for the zones of a page (zone-rules.ts) and Intl for all others. An
// instant is in milliseconds since 1970 UTC; a local date is 'YYYY-MM-DD'.

export type Instant = number
export type LocalDate = string

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
export const MINUTES_PER_DAY = 1440

/**
 * Whether Intl knows a zone of this name. It also accepts offsets such as +03:00, but those have no daylight saving
 * time.
 */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    // Intl throws for an unknown zone.
    return false
  }
}

// Creating a formatter is some hundred times slower than using it, and a list needs the same few zones for every row.
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(zone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(zone)
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
    formatters.set(zone, formatter)
  }
  return formatter
}

/** A zone's wall clock, read as if it were UTC, which makes wall-clock arithmetic plain subtraction. */
function wallClockAt(zone: string, instant: Instant): number {
  const parts: Record<string, number> = {}
  for (const { type, value } of formatterOf(zone).formatToParts(instant)) parts[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

// Since 1973 all zones have changed their clocks on a whole minute of UTC, so an offset is constant within a minute.
// (Not within a quarter of an hour: several changed at one minute past.) Intl is slow, and day bands need the same few
// instants again and again.
const WHOLE_MINUTES_SINCE = Date.UTC(1973, 0, 1)
const MAX_KNOWN_OFFSETS = 5_000
const knownOffsets = new Map<string, number>()

/** The offsets of a zone from `from` until `to`, each with the instant it starts at, oldest first. */
export type ZoneRules = { from: Instant; to: Instant; offsets: readonly (readonly [since: Instant, offset: number])[] }

const ruleOverrides = new Map<string, ZoneRules>()

let edition = 0

/** Changes with the rules, for what is derived from them and kept. */
export const rulesEdition = (): number => edition

/** From now on these override Intl. */
export function overrideRules(rules: Readonly<Record<string, ZoneRules>>): void {
  edition += 1
  for (const [zone, one] of Object.entries(rules)) ruleOverrides.set(zone, one)
}

/** How many milliseconds the zone is ahead of UTC at that instant. */
export function offsetAt(zone: string, instant: Instant): number {
  const override = ruleOverrides.get(zone)
  if (override && instant >= override.from && instant < override.to)
    return override.offsets.findLast(([since]) => since <= instant)?.[1] ?? 0
  if (instant < WHOLE_MINUTES_SINCE) return intlOffsetAt(zone, Math.floor(instant / 1000) * 1000)
  const minute = Math.floor(instant / MINUTE)
  const key = `${zone} ${minute}`
  let offset = knownOffsets.get(key)
  if (offset === undefined) {
    offset = intlOffsetAt(zone, minute * MINUTE)
    if (knownOffsets.size >= MAX_KNOWN_OFFSETS) knownOffsets.clear()
    knownOffsets.set(key, offset)
  }
  return offset
}

const intlOffsetAt = (zone: string, instant: Instant): number => wallClockAt(zone, instant) - instant

export function localDateAt(zone: string, instant: Instant): LocalDate {
  return new Date(instant + offsetAt(zone, instant)).toISOString().slice(0, 10)
}

export function minuteOfDayAt(zone: string, instant: Instant): number {
  const wall = new Date(instant + offsetAt(zone, instant))
  return wall.getUTCHours() * 60 + wall.getUTCMinutes()
}

export function addDays(date: LocalDate, days: number): LocalDate {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)
}

/** Whole calendar days between two dates, negative if the second is earlier. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY)
}

/**
 * The instant at which a zone's clock shows a time of day. If it occurs twice, the first one; if it is skipped, the
 * moment of the jump, so that a later clock time is never an earlier instant.
 */
export function instantAt(zone: string, date: LocalDate, minuteOfDay: number): Instant {
  const wall = Date.parse(`${date}T00:00:00Z`) + minuteOfDay * MINUTE
  const before = offsetAt(zone, wall - DAY)
  const after = offsetAt(zone, wall + DAY)
  // The larger offset gives the earlier instant.
  for (const offset of [Math.max(before, after), Math.min(before, after)]) {
    if (offsetAt(zone, wall - offset) === offset) return wall - offset
  }
  return findTransition(zone, wall - after, wall - before, after)
}

/** The first instant in (low, high] with the given offset. */
export function findTransition(zone: string, low: Instant, high: Instant, offset: number): Instant {
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (offsetAt(zone, middle) === offset) high = middle
    else low = middle
  }
  return high
}

/** A calendar day in a zone: 23 or 25 hours long when clocks change. */
export function dayAt(zone: string, date: LocalDate): { from: Instant; to: Instant } {
  return { from: instantAt(zone, date, 0), to: instantAt(zone, addDays(date, 1), 0) }
}

/** Zone names are plain ASCII. Only the cities of zones that countries use are listed; a test compares them with the gazetteer. */
const spelled: Readonly<Record<string, string>> = {
  Asuncion: 'Asunción',
  Bogota: 'Bogotá',
  Cancun: 'Cancún',
  Guatemala: 'Guatemala City',
  Ho_Chi_Minh: 'Ho Chi Minh City',
  Lome: 'Lomé',
  Ndjamena: "N'Djamena",
  Noumea: 'Nouméa',
  Panama: 'Panama City',
  Reykjavik: 'Reykjavík',
  Sao_Paulo: 'São Paulo',
  Sao_Tome: 'São Tomé',
  Zurich: 'Zürich',
}

/** The city a zone is named after: 'America/Sao_Paulo' → 'São Paulo'. It says which clock a person uses, not where they live. */
export function zoneCity(zone: string): string {
  const name = zone.slice(zone.lastIndexOf('/') + 1)
  return spelled[name] ?? name.replaceAll('_', ' ')
}
