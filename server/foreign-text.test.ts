// Every parser of foreign text must finish in bounded time, whatever the text, at the largest size the product accepts or, where
// there is no limit, a far larger one. Measures the CPU time of this thread, so a busy machine does not matter; a parser with
// quadratic time needs many times what is allowed here.

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import fastifyCookie from '@fastify/cookie'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { emailAddress } from '#shared/features/base/accounts/accounts.contract.ts'
import { deviceOf } from '#shared/features/base/accounts/device-of.ts'
import { foldText } from '#shared/features/base/reference/fold-text.ts'
import { estimatePassword } from '#shared/features/entry/sign-in/password-strength.ts'
import { findForbiddenTopic } from '#shared/features/hiring/apply/forbidden-questions.ts'
import { readQuestionsCsv } from '#shared/features/hiring/screeners/exchange/csv/read-questions-csv.ts'
import { readGift } from '#shared/features/hiring/screeners/exchange/gift/read-gift.ts'
import { readQti } from '#shared/features/hiring/screeners/exchange/qti/read-qti.ts'
import { MAX_SEARCH_TEXT } from '#shared/features/jobs/job-search/search-limits.ts'
import { domainName } from '#shared/features/people/preferences/domain-name.ts'
import { readCsv } from '#shared/features/people/profile/import/read-csv.ts'
import { readEuropass } from '#shared/features/people/profile/import/read-europass.ts'
import { readJsonResume } from '#shared/features/people/profile/import/read-json-resume.ts'
import { readCaptionFile, readCaptionLines } from '#shared/features/people/profile/video/caption-lines.ts'
import { MAX_MESSAGE } from '#shared/features/talk/chat/chat-limits.ts'
import { readVtt } from '#shared/kit/text/captions.ts'
import { cleanLine, storable } from '#shared/kit/text/clean-text.ts'
import { findLinks } from '#shared/kit/text/text-links.ts'
import { findRisks } from '#shared/kit/text/text-risks.ts'
import { isTimeZone } from '#shared/kit/time-zones.ts'
import { readBusySpans } from './features/hiring/interviews/busy/read-calendar.ts'
import { importers } from './features/jobs/feeds/importers/importers.ts'
import { cleanHtml } from './features/jobs/feeds/reading/clean-html.ts'
import { splitQuery } from './features/jobs/job-search/words/query-parts.ts'
import { readMrz } from './features/people/identity/reading/read-mrz.ts'
import { docxWith, wordBody } from './features/people/resumes/hostile-files.builder.ts'
import { readDocument, readResume } from './features/people/resumes/read-document.ts'
import { makeSnippet } from './features/talk/chat/messages/snippet.ts'
import { parseByteRange } from './platform/files/byte-range.ts'
import { readMediaDuration } from './platform/files/content/duration/media-duration.ts'
import { sniffType } from './platform/files/content/sniff-type.ts'
import { cleanFileName } from './platform/files/file-name.ts'
import { textOfHtml } from './platform/html-text.ts'
import { callerAt } from './platform/http/network-of.ts'
import { isDeeperThan } from './platform/http/requests/json-bodies.ts'
import { localeOf } from './platform/i18n/server-i18n.ts'
import { readXml } from './platform/outbound/read-xml.ts'
import { readMember, readMessage } from './platform/realtime/protocol/client-message.ts'
import { collectRoutes, nameOf } from './platform/testing/mounted-routes.ts'
import { nastyTexts } from './platform/testing/nasty-texts.ts'
import { createTestApp } from './test-app.ts'

const MOST_CPU_MS = 2_000

// V8 no longer optimises new patterns once a process has compiled about a megabyte of them. Servers may get there; workers of
// tests do, and what a test finds must not depend on the files that ran before it.
beforeAll(() => setFlagsFromString('--no-regexp-optimization'))
afterAll(() => setFlagsFromString('--regexp-optimization'))

/** Node rejects requests with headers larger than 16 KB, but that is a setting, and at that size a square hardly shows. */
const HEADERS = 100_000
const FEED = 200_000
const FILE = 200_000
const BODY = 100_000
/** Half of what is read of a file, and enough for a pattern that takes quadratic time. */
const RESUME = 30_000
const MONTH = 30 * 24 * 3_600_000

const feedReaders = Object.fromEntries(
  Object.entries(importers).map(([source, { read }]) => [
    `feeds of ${source}`,
    [(text: string) => read(text, 'https://jobs.example/feed'), FEED],
  ]),
) as Record<string, [read: (text: string) => unknown, size: number]>

const aEuropass = (summary: string): string =>
  `<Candidate><CandidateProfile><ExecutiveSummary><![CDATA[${summary.replaceAll(']]>', '')}]]></ExecutiveSummary></CandidateProfile></Candidate>`

const readers: Record<string, [read: (text: string) => unknown, size: number]> = {
  ...feedReaders,
  XML: [readXml, FEED],
  'HTML to keep': [cleanHtml, FEED],
  'HTML as text': [textOfHtml, FEED],
  'plain résumés': [(text) => readDocument(Buffer.from(text)), FILE],
  'fields of résumés': [(text) => readResume(Buffer.from(text)), RESUME],
  'Word résumés': [async (text) => readDocument(await docxWith(wordBody(text))), FILE],
  'RTF résumés': [(text) => readDocument(Buffer.from(`{\\rtf1 ${text}`)), FILE],
  'lines of identity documents': [(text) => readMrz([text, text], new Date(0)), BODY],
  calendars: [
    (text) =>
      readBusySpans({ text: `BEGIN:VCALENDAR\r\n${text}`, zone: 'Africa/Nairobi', range: { from: 0, to: MONTH } }),
    FEED,
  ],
  captions: [(text) => readVtt(`WEBVTT\n\n00:00.000 --> 00:01.000\n${text}`), FILE],
  'files of captions': [readCaptionFile, FILE],
  'lines of captions': [(text) => readCaptionLines(`0:00 ${text}`), BODY],
  'CSV exports': [readCsv, FILE],
  'Europass documents': [readEuropass, FILE],
  'texts in Europass documents': [(text) => readEuropass(aEuropass(text)), FILE],
  'tables of questions': [(text) => readQuestionsCsv(`type,question,answer\nshort_text,${text}`), FILE],
  'GIFT questions': [(text) => readGift(`A { ${text}`), FILE],
  'GIFT answers': [(text) => readGift(`Q {=a ~${text.replaceAll('\n', ' ')}}`), FILE],
  'QTI items': [(text) => readQti(text, 'item'), FILE],
  'texts of QTI items': [
    (text) =>
      readQti(
        `<qti-assessment-item><qti-item-body><p><![CDATA[${text.replaceAll(']]>', '')}]]></p><qti-extended-text-interaction/></qti-item-body></qti-assessment-item>`,
        'item',
      ),
    FILE,
  ],
  'JSON Resume documents': [(text) => readJsonResume({ basics: { name: text, summary: text, url: text } }), FILE],
  JSON: [(text) => isDeeperThan(200, text), BODY],
  'what the database cannot store': [storable, BODY],
  'single lines': [cleanLine, BODY],
  'folded text': [foldText, BODY],
  searches: [splitQuery, MAX_SEARCH_TEXT],
  'email addresses': [(text) => emailAddress.safeParse(text), BODY],
  'email addresses without a limit': [(text) => z.email().safeParse(text), BODY],
  'domain names': [(text) => domainName.safeParse(text), BODY],
  passwords: [(text) => estimatePassword(text, { isCommonWord: () => false, ownTexts: [text] }), 1_000],
  'links in messages': [findLinks, MAX_MESSAGE],
  'risks in messages': [findRisks, MAX_MESSAGE],
  'snippets of messages': [(text) => makeSnippet(text, ['a', 'aa']), MAX_MESSAGE],
  questions: [findForbiddenTopic, 5_000],
  'file names': [cleanFileName, HEADERS],
  'user agents': [deviceOf, HEADERS],
  cookies: [fastifyCookie.parse, HEADERS],
  languages: [(text) => localeOf(text, text), HEADERS],
  'time zones': [isTimeZone, HEADERS],
  'byte ranges': [(text) => parseByteRange(text, 1_000_000), HEADERS],
  addresses: [callerAt, HEADERS],
  'live messages': [(text) => [readMessage(text), readMember(text)], 32 * 1024],
}

async function mostCpuMs(texts: readonly string[], read: (text: string) => unknown): Promise<number> {
  let most = 0
  for (const text of texts) most = Math.max(most, await leastCpuMs(text, read))
  return most
}

/** Garbage collection or code that is not compiled yet slows down one run; a slow parser is slow every time. */
async function leastCpuMs(text: string, read: (text: string) => unknown): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let run = 0; run < 3 && least >= MOST_CPU_MS; run += 1) least = Math.min(least, await cpuMs(text, read))
  return least
}

async function cpuMs(text: string, read: (text: string) => unknown): Promise<number> {
  const before = process.threadCpuUsage()
  try {
    await read(text)
  } catch {
    // Rejecting a text is fine, too.
  }
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

it.each(Object.entries(readers))('reading %s takes a bounded time', async (_, [read, size]) => {
  expect(await mostCpuMs(nastyTexts(size), read)).toBeLessThan(MOST_CPU_MS)
})

describe('uploaded files', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'nasty-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  const beginnings: Record<string, string> = {
    'video/webm': '\x1a\x45\xdf\xa3\x9f',
    'video/mp4': '\0\0\0\x14ftypisom\0\0\0\0isom',
    'audio/ogg': `OggS${'\0'.repeat(24)}OpusHead`,
    'audio/mpeg': 'ID3\x04\0\0\0\0\0\0',
    'application/zip': 'PK\x03\x04',
    'application/pdf': '%PDF-1.7\n',
    'application/x-cfb': '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
  }
  /** The smallest elements of each format, to fit in as many as possible. */
  const parts = [
    '\xa3\x80',
    '\xa0\x80',
    '\xec\x80',
    '\0\0\0\x08moov',
    '\0\0\0\x08free',
    '\xff\xf3\x10\xc0',
    'OggS',
    'PK\x01\x02',
  ]

  it.each(Object.keys(beginnings))('are checked in a bounded time when they look like %s', async (type) => {
    const path = join(folder, 'file')
    const contents = [...nastyTexts(FILE).slice(0, 20), ...parts.map((part) => part.repeat(FILE / part.length))]
    const spent = await mostCpuMs(contents, async (content) => {
      await writeFile(path, beginnings[type] + content, 'latin1')
      await sniffType(path)
      await readMediaDuration(path, type)
    })
    expect(spent).toBeLessThan(MOST_CPU_MS)
  })
})

it('every endpoint validates its input in a bounded time', async () => {
  const { built, routes } = await collectRoutes(() => createTestApp())
  await built.close()
  const texts = nastyTexts(BODY).filter((_, index) => index % 16 === 0)
  const slow: string[] = []
  for (const route of routes) {
    for (const schema of [route.body, route.query]) {
      const fields = schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
      if (fields.length === 0) continue
      const read = (text: string) => schema?.safeParse(Object.fromEntries(fields.map((name) => [name, text])))
      if ((await mostCpuMs(texts, read)) > MOST_CPU_MS) slow.push(nameOf(route))
    }
  }
  expect(slow).toEqual([])
})
