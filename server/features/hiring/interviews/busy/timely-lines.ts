// Only the lines of a calendar that say when somebody is busy are read. Titles, places and other people never get any further, and
// what is written wrongly there, or added by an app of its own, breaks nothing.

const PROPERTIES = new Set([
  'BEGIN',
  'END',
  'UID',
  'SEQUENCE',
  'STATUS',
  'TRANSP',
  'X-MICROSOFT-CDO-BUSYSTATUS',
  'DTSTART',
  'DTEND',
  'DURATION',
  'RRULE',
  'RDATE',
  'EXDATE',
  'RECURRENCE-ID',
  'FREEBUSY',
  'X-WR-TIMEZONE',
  'TZID',
  'TZOFFSETFROM',
  'TZOFFSETTO',
])

const LINE = /^([A-Z-]+)((?:;[^]*)?):([^:]*)$/i
const DATE = /^\d{8}(,\d{8})*$/
const HAS_DATES = new Set(['DTSTART', 'DTEND', 'RDATE', 'EXDATE', 'RECURRENCE-ID'])

export function timelyLines(text: string): string {
  return text
    .replace(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)
    .filter((line) => line.includes(':') && PROPERTIES.has((/^[^;:]*/.exec(line)?.[0] ?? '').toUpperCase()))
    .map(corrected)
    .join('\r\n')
}

function corrected(line: string): string {
  const [, name, parameters = '', value = ''] = LINE.exec(line) ?? []
  if (name === undefined || !HAS_DATES.has(name.toUpperCase())) return line
  // A day is often not marked as one, and a day has no zone.
  if (DATE.test(value)) return `${name};VALUE=DATE${rangeOf(parameters)}:${value}`
  return `${name}${quoted(parameters)}:${value}`
}

/** Outlook writes names such as (UTC-05:00) Eastern Time, whose colon ends the parameter unless it is quoted. */
const quoted = (parameters: string): string => parameters.replace(/;TZID=([^";]*:[^";]*)/i, ';TZID="$1"')

const rangeOf = (parameters: string): string => /;RANGE=THISANDFUTURE/i.exec(parameters)?.[0] ?? ''
