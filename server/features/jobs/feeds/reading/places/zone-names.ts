// Time zones as job posts write them. People say EST all year round and mean New York time, so a name stands for a place,
// including daylight saving; `hours` is its winter offset, for posts that count from it.

export type NamedZone = { zone: string; hours: number }

const rows = `
  UTC|UTC|0
  GMT|Europe/London|0
  BST|Europe/London|0
  UK|Europe/London|0
  London|Europe/London|0
  WET|Europe/Lisbon|0
  CET|Europe/Berlin|1
  MEZ|Europe/Berlin|1
  Switzerland|Europe/Berlin|1
  CEST|Europe/Berlin|1
  Central European|Europe/Berlin|1
  European|Europe/Berlin|1
  EU|Europe/Berlin|1
  Berlin|Europe/Berlin|1
  EET|Europe/Athens|2
  EEST|Europe/Athens|2
  MSK|Europe/Moscow|3
  SAST|Africa/Johannesburg|2
  EAT|Africa/Nairobi|3
  WAT|Africa/Lagos|1
  GST|Asia/Dubai|4
  IST|Asia/Kolkata|5.5
  India|Asia/Kolkata|5.5
  SGT|Asia/Singapore|8
  JST|Asia/Tokyo|9
  AEST|Australia/Sydney|10
  AEDT|Australia/Sydney|10
  Australian Eastern|Australia/Sydney|10
  Australia Eastern|Australia/Sydney|10
  NZST|Pacific/Auckland|12
  EST|America/New_York|-5
  EDT|America/New_York|-5
  ET|America/New_York|-5
  Eastern|America/New_York|-5
  New York|America/New_York|-5
  NYC|America/New_York|-5
  East Coast|America/New_York|-5
  CST|America/Chicago|-6
  CDT|America/Chicago|-6
  CT|America/Chicago|-6
  Central|America/Chicago|-6
  MST|America/Denver|-7
  MT|America/Denver|-7
  Mountain|America/Denver|-7
  PST|America/Los_Angeles|-8
  PDT|America/Los_Angeles|-8
  PT|America/Los_Angeles|-8
  Pacific|America/Los_Angeles|-8
  San Francisco|America/Los_Angeles|-8
  West Coast|America/Los_Angeles|-8
  BRT|America/Sao_Paulo|-3
  ART|America/Argentina/Buenos_Aires|-3
`

const zones = new Map<string, NamedZone>(
  rows
    .trim()
    .split('\n')
    .map((row) => row.trim().split('|'))
    .map(([name = '', zone = '', hours]) => [name, { zone, hours: Number(hours) }]),
)

/** Regex fragment that matches any of the names as written. */
export const ZONE_NAME = `(?:${[...zones.keys()].toSorted((left, right) => right.length - left.length).join('|')})`

export const zoneNamed = (name: string): NamedZone | null => zones.get(name) ?? null
