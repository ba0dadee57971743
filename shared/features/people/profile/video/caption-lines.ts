// Captions of a video résumé, edited as text with one caption per line, or taken from a file.

import { readVtt, writeVtt } from '#shared/kit/text/captions.ts'

export type Caption = { startMs: number; endMs: number; text: string }

/** Without an end of its own, a caption stays until the next one, but not for longer than this. */
const LONGEST_MS = 7_000

/** WebVTT or SubRip, which only differs in details. Null if the file has no captions. */
export function readCaptionFile(file: string): Caption[] | null {
  const text = file.replace(/^\uFEFF/, '').replace(/(\d),(?=\d{3}\b)/g, '$1.')
  const { cues } = readVtt(text.startsWith('WEBVTT') ? text : `WEBVTT\n\n${text}`)
  return cues.length === 0
    ? null
    : cues.map(({ from, to, text: said }) => ({
        startMs: Math.round(from * 1_000),
        endMs: Math.round(to * 1_000),
        text: said.replace(/\s+/g, ' '),
      }))
}

export const writeCaptions = (captions: readonly Caption[]): string =>
  writeVtt(captions.map(({ startMs, endMs, text }) => ({ from: startMs / 1_000, to: endMs / 1_000, text })))

/** '1:02:03.500', '02:03,5' */
const msOf = (time: string): number =>
  Math.round(
    time
      .replace(',', '.')
      .split(':')
      .reduce((sum, part) => sum * 60 + Number(part), 0) * 1_000,
  )

/** '0:03.5 - 0:06 Hello' for each caption. */
export const captionLines = (captions: readonly Caption[]): string =>
  captions.map(({ startMs, endMs, text }) => `${clock(startMs)} - ${clock(endMs)} ${text}`).join('\n')

export function clock(ms: number): string {
  const seconds = Math.floor(ms / 1_000)
  const tenths = Math.round((ms % 1_000) / 100)
  const rest = `${String(seconds % 60).padStart(2, '0')}${tenths > 0 && tenths < 10 ? `.${tenths}` : ''}`
  return `${Math.floor(seconds / 60)}:${rest}`
}

const LINE = /^\s*(\d{1,3}:\d{2}(?:[.,]\d{1,3})?)(?:\s*(?:-->|[-–—])\s*(\d{1,3}:\d{2}(?:[.,]\d{1,3})?))?\s+([^]*)$/

/** The end may be left out. A line without a time continues the caption before it. */
export function readCaptionLines(lines: string): Caption[] {
  const open: { startMs: number; endMs: number | null; text: string }[] = []
  for (const line of lines.split(/\r\n|\r|\n/)) {
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
