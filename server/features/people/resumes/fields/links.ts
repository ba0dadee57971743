// The person's own pages: shown as addresses, behind words and icons, or as handles.

import { foldText } from '#shared/features/base/reference/fold-text.ts'
import type { FoundText } from '#shared/features/people/resumes/resume-reading.ts'
import type { Document, Line } from '../layout/line.ts'
import { emailPattern } from './contacts.ts'
import { headingOf } from './headings.ts'
import type { Section } from './sections.ts'

const urlPattern =
  /(?:https?:\/\/|www\.)[^\s<>"'|]+|(?<![@\p{Letter}\p{Number}._-])(?:[a-z0-9-]+\.)+(?:com|org|net|io|dev|me|co|ai|app|tech|info|edu|gov|in|de|fr|es|it|nl|uk|us|ca|ru|ua|br|mx|jp|cn|kr|vn|ke|ng|za|eu|ch|at|pl|se|no|fi|dk|cz|pt|tr|sg|au|nz|xyz|site|page|design|blog|cloud|so|gg|ly|to|tv|biz|example)(?:\/[^\s<>"'|,]*)?(?![\p{Letter}\p{Number}@-])/giu
const profileSites =
  /(?<![\w-])(?:linkedin|github|gitlab|bitbucket|stackoverflow|leetcode|lintcode|codewars|topcoder|atcoder|exercism|hackerearth|behance|dribbble|medium|twitter|x|kaggle|leetcode|hackerrank|codeforces|orcid|researchgate|xing|angel|dev|codepen|youtube|instagram|facebook|t|scholar\.google|hh|habr|devpost|npmjs|artstation|vimeo|soundcloud|gitee|juejin|zhihu|csdn|wantedly|about)\.(?:com|co|org|io|me|to|net|ru|cn|in|com\.[a-z]{2})\//i

/** Links that are never somebody's own page: maps, WhatsApp, licences. */
const isAboutOther = (url: string): boolean =>
  /^https?:\/\/(?:maps\.|(?:www\.)?google\.[a-z.]+\/maps|goo\.gl\/maps|wa\.me\/|api\.whatsapp|.*\/licen[sc]es?\/)/i.test(
    url,
  )

/** Addresses without a handle: the site itself. */
const isBareSite = (key: string): boolean =>
  /^(?:[a-z]+\.)?(?:linkedin\.com(?:\/in)?|github\.com|gitlab\.com|twitter\.com|x\.com|facebook\.com|instagram\.com)$/.test(
    key,
  )

/** How far down a résumé without headings links are still about the person. */
const TOP = 15

/**
 * At the top of the résumé or in its contact section; links further down belong to jobs and projects, unless they lead to a
 * profile that is called like the person.
 */
export function findLinks(
  { lines, links }: Document,
  sections: readonly Section[],
  names: readonly (string | undefined)[],
): FoundText[] {
  const ownLines = new Set(
    sections
      .filter(({ kind }) => kind === 'top' || kind === 'contact')
      .flatMap((section) => section.lines.map(({ index }) => index)),
  )
  const inContact = new Set(
    sections.filter(({ kind }) => kind === 'contact').flatMap((section) => section.lines.map(({ index }) => index)),
  )
  const found = new Map<string, FoundText>()
  const add = (url: string, line: number, confidence: number) => {
    const value = url.replace(/[).,;:\]}…|]+$/, '').replace(/\/$/, '')
    const key = keyOf(value)
    const isDuplicate = [...found.keys()].some((other) => other === key || key.startsWith(`${other}?`))
    if (key.length > 3 && !isDuplicate && !isBareSite(key)) found.set(key, { value, line, confidence })
  }
  const isNamed = likeOneOf(names)
  /** Shown on the same line, perhaps spelled differently. */
  const spelledOut = new Set<string>()
  for (const [line, { text, links: behind = [] }] of lines.entries()) {
    const shown = addressesIn(joinedUrl(text, lines[line + 1]))
    const isOwn = ownLines.has(line)
    for (const url of shown) if (isOwn || (isProfile(url) && isNamed(url))) add(url, line, isOwn ? 0.97 : 0.8)
    const hosts = new Set(shown.map(hostOf))
    for (const url of behind) {
      if (hosts.has(hostOf(url))) spelledOut.add(url)
      else if (isOwn && (line < TOP || inContact.has(line)) && /^https?:/i.test(url) && !isAboutOther(url))
        add(url, line, 0.95)
    }
    if (!isOwn) continue
    const hasLink = (handle: string) => behind.some((url) => hostOf(url) === hostOf(handle))
    for (const handle of handlesIn(text)) if (!hasLink(handle)) add(handle, line, 0.75)
  }
  for (const link of links) {
    if (!/^https?:/i.test(link) || spelledOut.has(link)) continue
    const isShown = lines.findIndex(({ text }) => keyOf(text).includes(keyOf(link)))
    if (isShown !== -1 && !ownLines.has(isShown)) continue
    if (isProfile(link) || isShown !== -1) add(link, Math.max(0, isShown), 0.9)
  }
  return [...found.values()].slice(0, 15)
}

const addressesIn = (text: string): string[] =>
  [...text.replace(new RegExp(emailPattern, 'gu'), ' ').matchAll(urlPattern)]
    .map(([url]) => url)
    .filter((url) => !isFileName(url))

const hostOf = (url: string): string => keyOf(url).split('/')[0] ?? ''

/** "github.com/jane", but no repository of hers. */
const isProfile = (url: string): boolean =>
  profileSites.test(`${url}/`) &&
  url
    .replace(/^(?:https?:\/\/)?[^/]+\/?/, '')
    .replace(/^(?:in|u|users?|profile)\//, '')
    .split('/')
    .filter(Boolean).length <= 1

/** Whether a profile's handle has a part of the person's name or e-mail address. */
function likeOneOf(names: readonly (string | undefined)[]): (url: string) => boolean {
  const parts = names
    .flatMap((name) => (name ?? '').split('@')[0]?.split(/[\s._+-]+/) ?? [])
    .map((part) => foldText(part).replace(/[^a-z]/g, ''))
    .filter((part) => part.length > 3)
  return (url) => {
    const handle = foldText(url.split('/').filter(Boolean).at(-1) ?? '')
    return parts.some((part) => handle.includes(part) || (handle.length > 4 && part.includes(handle)))
  }
}

const keyOf = (url: string): string =>
  url
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[/#?]+$/, '')

/** "README.me" and "Node.js, ASP.NET" look like domains. */
const isFileName = (url: string): boolean =>
  // A sentence without a space after its full stop: "Cont.No".
  /^[A-Z][a-z]*\.[A-Z][a-z]*$/.test(url) ||
  /^(?:asp|ado|vb|node|next|vue|react|express|socket|three|d3|b|m|ph|e|i|u)\.[a-z]{2,4}$/i.test(url) ||
  /^[^/]{1,2}\.[a-z]{2}$/i.test(url)

/** A long URL wrapped at the end of a line. */
const joinedUrl = (text: string, next: Line | undefined): string =>
  next &&
  headingOf(next.text) === null &&
  /(?:linkedin\.com\/|linkedin\.com\/in\/|github\.com\/|[-/])$/i.test(text) &&
  /^[\w%-]+\/?$/.test(next.text)
    ? text + next.text
    : text

function handlesIn(text: string): string[] {
  return [...text.matchAll(/\b(linkedin|github|gitlab|twitter)\s*[:：]\s*@?([\w-]{3,39})(?![\w.@/])/gi)].flatMap(
    ([, site = '', handle = '']) =>
      /^https?$/i.test(handle)
        ? []
        : [`${site.toLowerCase()}.com/${site.toLowerCase() === 'linkedin' ? 'in/' : ''}${handle}`],
  )
}
