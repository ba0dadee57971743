// Copies of courses on this device: pages, API answers, scripts and styles, one cache for each course. The service worker serves
// them when the server cannot be reached, and deletes them when somebody signs in or out.

import { startServiceWorker } from '#web/platform/offline/service-worker.ts'

/** public/service-worker.js deletes every cache whose name begins with `saved-`. */
const PREFIX = 'saved-course:'
/** Never requested by a page: the facts about the copy itself. */
const FACTS = '/courses/saved-copy'

export type SavedCopy = {
  personId: string
  slug: string
  title: string
  lessons: number
  bytes: number
  savedAt: string
  /** Of the course when it was saved. */
  updatedAt: string
}

export type CopyRequest = Omit<SavedCopy, 'bytes' | 'savedAt' | 'lessons'> & {
  /** What makes up one lesson: its page and its data. */
  lessons: readonly (readonly string[])[]
  /** The pages around them. */
  others: readonly string[]
}

export const canSave = (): boolean => 'serviceWorker' in navigator && 'caches' in window

const nameOf = (slug: string) => `${PREFIX}${slug}`

export async function readCopy(slug: string): Promise<SavedCopy | null> {
  if (!canSave() || !(await caches.has(nameOf(slug)))) return null
  const facts = await (await caches.open(nameOf(slug))).match(FACTS)
  return facts ? ((await facts.json()) as SavedCopy) : null
}

/** Largest first. Copies of other people are deleted on the way: a session can end without anybody signing out. */
export async function listCopies(personId: string): Promise<SavedCopy[]> {
  if (!canSave()) return []
  const slugs = (await caches.keys()).flatMap((name) => (name.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : []))
  const copies = (await Promise.all(slugs.map(readCopy))).filter((copy) => copy !== null)
  await Promise.all(copies.filter((copy) => copy.personId !== personId).map(({ slug }) => removeCopy(slug)))
  return copies.filter((copy) => copy.personId === personId).toSorted((a, b) => b.bytes - a.bytes)
}

export async function removeCopy(slug: string): Promise<void> {
  await caches.delete(nameOf(slug))
}

export async function saveCopy(request: CopyRequest, onLesson: (done: number) => void): Promise<SavedCopy> {
  const { lessons, others, ...facts } = request
  const wasSaved = (await readCopy(request.slug)) !== null
  try {
    await startServiceWorker()
    const cache = await caches.open(nameOf(request.slug))
    const files = new Set(loadedFiles())
    let bytes = 0
    const add = async (url: string) => {
      const { size, text } = await store(cache, url)
      bytes += size
      for (const [, file] of text.matchAll(FILE)) if (file) files.add(file)
    }
    for (const [at, urls] of lessons.entries()) {
      await Promise.all(urls.map(add))
      onLesson(at + 1)
    }
    await Promise.all(others.map(add))
    for (const file of files) bytes += (await store(cache, file)).size
    const copy: SavedCopy = { ...facts, lessons: lessons.length, bytes, savedAt: new Date().toISOString() }
    await cache.put(FACTS, Response.json(copy))
    return copy
  } catch (error) {
    // Half a course would only be noticed once it is too late to load the rest.
    if (!wasSaved) await removeCopy(request.slug)
    throw error
  }
}

/** Scripts and styles named by a page. */
const FILE = /"(\/(?:assets|fonts|img)\/[^"\\]+)"/g
const isFile = (pathname: string) => /^\/(assets|fonts|img)\//.test(pathname)

/** Fonts and parts that scripts load are not named in the pages. */
const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && isFile(pathname))
    .map(({ pathname }) => pathname)

/** For pages that are like this one. */
export function estimateBytes(pages: number): number {
  const page = new Blob([document.documentElement.outerHTML]).size
  const files = performance
    .getEntriesByType('resource')
    .filter(({ name }) => isFile(new URL(name).pathname))
    .reduce((sum, entry) => sum + ((entry as PerformanceResourceTiming).decodedBodySize || 0), 0)
  // The data of a page is saved beside it.
  return page * pages * 1.5 + files
}

const TOO_MANY_REQUESTS = 429
const PAUSE_SECONDS = 10

async function store(cache: Cache, url: string): Promise<{ size: number; text: string }> {
  const response = await fetch(url, { credentials: 'same-origin' })
  if (response.status === TOO_MANY_REQUESTS) {
    const seconds = Number(response.headers.get('Retry-After')) || PAUSE_SECONDS
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
    return store(cache, url)
  }
  if (!response.ok || response.redirected) throw new Error(`${url} cannot be saved: ${response.status}`)
  const body = await response.clone().blob()
  await cache.put(url, response)
  return { size: body.size, text: isFile(url) ? '' : await body.text() }
}
