// Streams the archive feature by feature, row by row, so that memory use does not depend on its size.

import { createWriteStream } from 'node:fs'
import { addAbortSignal, Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import type { Db } from '#server/platform/db/database.ts'
import type {
  CalendarEvent,
  KnownPerson,
  PersonalData,
  ResumePart,
} from '#server/platform/personal-data/personal-data.ts'
import { readPersonalRows } from '#server/platform/personal-data/personal-rows.ts'
import type { Platform } from '#server/platform/platform.ts'
import { writeCalendar } from './calendar-file.ts'
import { areaAsJson } from './json-file.ts'
import { writeResume } from './resume-file.ts'

type Archive = {
  path: string
  areas: readonly PersonalData[]
  person: KnownPerson
  readme: string
  now: Date
  onPartDone(done: number): Promise<void>
}

const isExported = (area: PersonalData): boolean =>
  area.files !== undefined || area.tables.some(({ notExported }) => notExported === undefined)

/** One per feature, and one for the résumé and calendar built from all of them. */
export const countParts = (areas: readonly PersonalData[]): number => areas.filter(isExported).length + 1

type ExportDeps = Pick<Platform, 'db' | 'storage' | 'appKey' | 'config'>

export async function writeArchive(deps: ExportDeps, archive: Archive): Promise<void> {
  const zip = new ZipFile()
  const stopping = new AbortController()
  const { signal } = stopping
  const target = createWriteStream(archive.path, { flags: 'wx', mode: 0o600 })
  const written = pipeline(zip.outputStream, target, { signal })
  const broken = new Promise<never>((_resolve, reject) => zip.once('error', reject))
  const filled = fill(zip, deps, { ...archive, signal })
  try {
    // The first failure ends the rest: nothing waits for bytes that never come.
    await Promise.race([Promise.all([filled, written]), broken])
  } catch (error) {
    stopping.abort()
    await Promise.allSettled([filled, written])
    throw error
  }
}

async function fill(
  zip: ZipFile,
  needs: ExportDeps,
  { areas, person, now, readme, signal, onPartDone }: Archive & { signal: AbortSignal },
): Promise<void> {
  // Sequential, so that only one file is open at a time.
  const put = async (path: string, content: Readable) => {
    zip.addReadStream(addAbortSignal(signal, content), path, { mtime: now })
    await finished(content)
  }
  let done = 0
  for (const area of areas.filter(isExported)) {
    const json = areaAsJson(area, (table) => readPersonalRows(needs.db, table, person))
    await put(`${area.name}.json`, Readable.from(json))
    for await (const { path, open } of area.files?.(needs, person) ?? [])
      await put(`${area.name}/${path}`, await open())
    done += 1
    await onPartDone(done)
  }
  await put('resume.json', Readable.from([await resumeOf(needs.db, areas, person)]))
  await put('calendar.ics', Readable.from([writeCalendar(await eventsOf(needs.db, areas, person), now)]))
  await put('README.txt', Readable.from([readme]))
  zip.end()
}

async function resumeOf(db: Db, areas: readonly PersonalData[], person: KnownPerson): Promise<string> {
  const parts: ResumePart[] = []
  for (const area of areas) if (area.resume) parts.push(await area.resume(db, person))
  return writeResume(parts)
}

async function eventsOf(db: Db, areas: readonly PersonalData[], person: KnownPerson): Promise<CalendarEvent[]> {
  const events: CalendarEvent[] = []
  for (const area of areas) events.push(...((await area.calendar?.(db, person)) ?? []))
  return events
}
