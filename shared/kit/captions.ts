// Captions of a video or sound: read from WebVTT or SubRip files, written as WebVTT, and edited as text with one caption per line.

export type Caption = { startMs: number; endMs: number; text: string }

/** Without an end of its own, a caption stays until the next one, but not for longer than this. */
const LONGEST_MS = 7_000

const TIMING = /^\s*((?:\d+:)?\d{1,2}:\d{2}[.,]\d{1,3})\s*-->\s*((?:\d+:)?\d{1,2}:\d{2}[.,]\d{1,3})/

/** Null if the file has no captions. */
export function readCaptionFile(file: string): Caption[] | null {
  const captions: Caption[] = []
  for (const block of file
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)) {
    const lines = block.split('\n')
    const at = lines.findIndex((line) => TIMING.test(line))
    const [, start = '', end = ''] = TIMING.exec(lines[at] ?? '') ?? []
    const text = plainText(lines.slice(at + 1).join(' '))
    if (at >= 0 && text !== '') captions.push({ startMs: msOf(start), endMs: msOf(end), text })
  }
  return captions.length === 0 ? null : inOrder(captions)
}

/** '1:02:03.500', '02:03,5' */
const msOf = (time: string): number =>
  Math.round(
    time
      .replace(',', '.')
      .split(':')
      .reduce((sum, part) => sum * 60 + Number(part), 0) * 1_000,
  )

/** Without tags for voices and styles. */
const plainText = (text: string): string =>
  text
    .replace(/<[^<>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim()

const inOrder = (captions: readonly Caption[]): Caption[] =>
  captions.toSorted((one, other) => one.startMs - other.startMs)

export const writeWebVtt = (captions: readonly Caption[]): string =>
  [
    'WEBVTT',
    ...captions.map(({ startMs, endMs, text }) => `${stamp(startMs)} --> ${stamp(endMs)}\n${escape(text)}`),
  ].join('\n\n')

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const stamp = (ms: number): string => new Date(ms).toISOString().slice(11, 23)

/** '0:03.5 - 0:06 Hello' for each caption. */
export const captionLines = (captions: readonly Caption[]): string =>
  captions.map(({ startMs, endMs, text }) => `${clock(startMs)} - ${clock(endMs)} ${text}`).join('\n')

export function clock(ms: number): string {
  const seconds = Math.floor(ms / 1_000)
  const tenths = Math.round((ms % 1_000) / 100)
  const rest = `${String(seconds % 60).padStart(2, '0')}${tenths > 0 && tenths < 10 ? `.${tenths}` : ''}`
  return `${Math.floor(seconds / 60)}:${rest}`
}

const LINE = /^\s*(\d{1,3}:\d{2}(?:[.,]\d{1,3})?)(?:\s*(?:-->|[-–—])\s*(\d{1,3}:\d{2}(?:[.,]\d{1,3})?))?\s+(.*)$/

/** The end may be left out. A line without a time continues the caption before it. */
export function readCaptionLines(lines: string): Caption[] {
  const open: { startMs: number; endMs: number | null; text: string }[] = []
  for (const line of lines.split('\n')) {
    const [, start, end, text = ''] = LINE.exec(line) ?? []
    const last = open.at(-1)
    if (start !== undefined)
      open.push({ startMs: msOf(start), endMs: end === undefined ? null : msOf(end), text: text.trim() })
    else if (last && line.trim() !== '') last.text = `${last.text} ${line.trim()}`
  }
  const sorted = open.filter(({ text }) => text !== '').toSorted((one, other) => one.startMs - other.startMs)
  return sorted.map(({ startMs, endMs, text }, index) => ({
    startMs,
    endMs: endMs ?? Math.min(startMs + LONGEST_MS, sorted[index + 1]?.startMs ?? Number.POSITIVE_INFINITY),
    text,
  }))
}
