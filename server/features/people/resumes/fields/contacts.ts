import type { FoundText } from '#shared/features/people/resumes/resume-reading.ts'
import type { Document, Line } from '../layout/line.ts'
import { findPeriods } from './dates.ts'
import { headingOf } from './headings.ts'
import { hasCountryOrRegion, isAddress } from './places.ts'
import type { Section } from './sections.ts'

const emailPattern =
  /[\p{Letter}\p{Number}._%+'-]{1,64}\s?@\s?[\p{Letter}\p{Number}-]+(?:\s?\.\s?[\p{Letter}\p{Number}-]+)*\.\p{Letter}{2,}/u

export function findEmail({ lines, links }: Document): FoundText | null {
  for (const [line, { text }] of lines.entries()) {
    const match = emailPattern.exec(
      text.replace(/\s*[[(](?:at|arroba)[\])]\s*/i, '@').replace(/\s*[[(]dot[\])]\s*/gi, '.'),
    )
    // A label without a space before the address: "Email-jane@…".
    if (match)
      return {
        value: match[0]
          .replace(/\s/g, '')
          .replace(/^[.'-]+/, '')
          .replace(/^(?:e-?mail|mail|id)(?:-?id)?[-.]+(?=[^@]{3})/i, ''),
        line,
        confidence: 0.99,
      }
  }
  const mail = links.map((link) => /^mailto:([^?]+@[^?]+)/i.exec(link)?.[1]).find(Boolean)
  return mail ? { value: decodeURIComponent(mail).trim(), line: 0, confidence: 0.9 } : null
}

const phoneLabel =
  /(?:phone|tel|mobile|mob|cell|handy|telefon|téléphone|teléfono|telefone|móvil|portable|celular|whatsapp|телефон|тел|моб|هاتف|جوال|الهاتف|موبايل|电话|手机|電話|手機|전화|điện thoại|sđt|đt|फ़ोन|फोन|मोबाइल|दूरभाष|טלפון|נייד|τηλ\p{Letter}*|contact(?: no| number)?|[☎✆📞📱])/iu
const phonePattern = /(?<![\p{Letter}\d/.=_#-])\(?(?:\+|00)?\s?\(?\d[\d\s().·–‑‐/-]{5,20}\d(?![\p{Letter}\d]|\.\d|@)/gu

export function findPhone({ lines, links }: Document): FoundText | null {
  const candidates = lines.flatMap(({ text }, line) =>
    [
      ...toLatinDigits(text)
        .replace(/\s[–—]\s/g, ' | ')
        .matchAll(phonePattern),
    ].flatMap(([found], _, all) => {
      const digits = found.replace(/\D/g, '')
      const around = toLatinDigits(text)
      const isLabelled = phoneLabel.test(around)
      const isInternational = /^\s*\(?(?:\+|00)/.test(found)
      if (digits.length < 7 || digits.length > 15 || all.length === 0) return []
      if (findPeriods(found).length > 0 && !isInternational && !isLabelled) return []
      if (/^\s*(?:19|20)\d\d\s?[-–—]\s?(?:19|20)\d\d\s*$/.test(found)) return []
      // Postcodes, identifiers and grades are short or unformatted.
      const isAlone = around.trim().length - found.trim().length < 4 && /[-.\s()]/.test(found.trim())
      if (!isInternational && !isLabelled && (digits.length < 9 || (line > 25 && !isAlone))) return []
      // Masked digits.
      if (/^\s*[*xX•]{2}/.test(around.slice(around.indexOf(found) + found.length))) return []
      const score = (isInternational ? 2 : 0) + (isLabelled ? 2 : 0) + (line < 12 ? 1 : 0) - line / 1000
      return [{ value: withoutPostcode(found.trim().replace(/\s+/g, ' ')), line, score }]
    }),
  )
  const [best] = candidates.toSorted((one, other) => other.score - one.score)
  if (best) return { value: best.value, line: best.line, confidence: best.score >= 1.9 ? 0.97 : 0.85 }
  const link = links.map((one) => /^tel:(.+)/i.exec(one)?.[1]).find(Boolean)
  return link ? { value: decodeURIComponent(link), line: 0, confidence: 0.85 } : null
}

/** "02141 (617) 555-0100", and the same number printed twice. */
const withoutPostcode = (found: string): string =>
  found.replace(/^\d{5}\s+(?=\()/, '').replace(/^(\d{3}-\d{3,4}-\d{4})\s.*$/, '$1')

const toLatinDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/g, (digit) =>
    String(
      digit.charCodeAt(0) & 0xf &&
        digit.charCodeAt(0) -
          (digit.charCodeAt(0) >= 0x966 && digit.charCodeAt(0) <= 0x96f
            ? 0x966
            : digit.charCodeAt(0) >= 0x6f0
              ? 0x6f0
              : 0x660),
    ),
  )

const urlPattern =
  /(?:https?:\/\/|www\.)[^\s<>"'|]+|(?<![@\p{Letter}\p{Number}._-])(?:[a-z0-9-]+\.)+(?:com|org|net|io|dev|me|co|ai|app|tech|info|edu|gov|in|de|fr|es|it|nl|uk|us|ca|ru|ua|br|mx|jp|cn|kr|vn|ke|ng|za|eu|ch|at|pl|se|no|fi|dk|cz|pt|tr|sg|au|nz|xyz|site|page|design|blog|cloud|so|gg|ly|to|tv|biz|example)(?:\/[^\s<>"'|,]*)?(?![\p{Letter}\p{Number}@-])/giu
const profileSites =
  /(?:linkedin|github|gitlab|bitbucket|stackoverflow|behance|dribbble|medium|twitter|x|kaggle|leetcode|hackerrank|codeforces|orcid|researchgate|xing|angel|dev|codepen|youtube|instagram|facebook|t|scholar\.google|hh|habr|devpost|npmjs|artstation|vimeo|soundcloud|gitee|juejin|zhihu|csdn|wantedly|about)\.(?:com|co|org|io|me|to|net|ru|cn|in|com\.[a-z]{2})\//i

/** At the top of the résumé or in its contact section; links further down belong to jobs and projects. */
export function findLinks({ lines, links }: Document, sections: readonly Section[]): FoundText[] {
  const ownLines = new Set(
    sections
      .filter(({ kind }) => kind === 'top' || kind === 'contact')
      .flatMap((section) => section.lines.map(({ index }) => index)),
  )
  const found = new Map<string, FoundText>()
  const add = (url: string, line: number, confidence: number) => {
    const value = url.replace(/[).,;:\]}…]+$/, '').replace(/\/$/, '')
    const key = keyOf(value)
    const isDuplicate = [...found.keys()].some((other) => other === key || key.startsWith(`${other}?`))
    if (
      key.length > 3 &&
      !isDuplicate &&
      !/^(?:[a-z]+\.)?(?:linkedin\.com(?:\/in)?|github\.com|gitlab\.com|twitter\.com|x\.com|facebook\.com|instagram\.com)$/.test(
        key,
      )
    )
      found.set(key, { value, line, confidence })
  }
  for (const [line, { text }] of lines.entries()) {
    const whole = joinedUrl(text, lines[line + 1])
    for (const [url] of whole.replace(new RegExp(emailPattern, 'gu'), ' ').matchAll(urlPattern)) {
      if (isFileName(url)) continue
      if (ownLines.has(line)) add(url, line, 0.97)
    }
    for (const label of ownLines.has(line) ? handlesIn(text) : []) add(label, line, 0.75)
  }
  for (const link of links) {
    if (!/^https?:/i.test(link)) continue
    const isShown = lines.findIndex(({ text }) => keyOf(text).includes(keyOf(link)))
    if (isShown !== -1 && !ownLines.has(isShown)) continue
    const isProfile =
      profileSites.test(`${link}/`) &&
      link
        .replace(/^https?:\/\/[^/]+\/?/, '')
        .replace(/^(?:in|users|profile)\//, '')
        .split('/')
        .filter(Boolean).length <= 1
    if (isProfile || isShown !== -1) add(link, Math.max(0, isShown), 0.9)
  }
  return [...found.values()].slice(0, 15)
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

const placeLabel =
  /^(?:address|location|lives in|based in|currently in|resid(?:e|es|ing) in|проживает|wohnhaft in|residence|city|adresse|anschrift|wohnort|dirección|ubicación|ciudad|endereço|localização|indirizzo|residenza|adres|адрес|город|проживание|место жительства|адреса|місто|العنوان|المدينة|الموقع|مكان الإقامة|地址|现居|现居地|所在地|居住地|住址|住所|현주소|주소|địa chỉ|nơi ở|पता|स्थान|כתובת|διεύθυνση|current location|home)\s*[:：]?\s*/iu

/** "Gender: Male" and "Place of issue – Patna" say something else. */
const isOtherFact = (segment: string): boolean =>
  !placeLabel.test(segment) && /^\p{Letter}[^:：,]{1,30}?(?:[:：]|\s[-–]\s)/u.test(segment)

export function findLocation(sections: readonly Section[]): FoundText | null {
  const candidates = sections
    .filter(({ kind }) => kind === 'top' || kind === 'contact')
    .flatMap(({ lines }) => lines)
    .slice(0, 40)
    .flatMap((line) =>
      [
        ...([line.text, ...line.segments].some((text) => isOtherFact(text.replace(/\s+/g, ' '))) ? [] : [line.text]),
        ...line.segments.filter((segment) => !isOtherFact(segment)),
        ...line.segments
          .filter((segment) => !isOtherFact(segment))
          .flatMap((segment) => segment.split(/\s*[|·•●◦⋄♦∙;]\s*|\s{2,}|\s+[-–—]\s+/)),
      ].map((part) => ({ part, line })),
    )
  for (const { part, line } of candidates) {
    const label = placeLabel.exec(part)?.[0] ?? ''
    const text = part
      .slice(label.length)
      .replace(/^[\s:,]+|[\s.,|]+$/g, '')
      .replace(/^\(\s*([^()]+?)\s*\)?$/, '$1')
    // The capital of the Maldives.
    if (/^male$/i.test(text)) continue
    if (isAddress(text) && (label !== '' || line.index > 0))
      return { value: text, line: line.index, confidence: hasCountryOrRegion(text) ? 0.95 : 0.8 }
    if (label.length > 3 && /[:：]/.test(label) && text.length > 2 && text.length < 90 && !/@/.test(text))
      return { value: text, line: line.index, confidence: 0.8 }
    // A street before the city.
    const tail = text
      .split(/\s*[,，]\s*/)
      .slice(-2)
      .join(', ')
    if (/\d/.test(text) && tail !== text && isAddress(tail) && hasCountryOrRegion(tail))
      return { value: tail, line: line.index, confidence: 0.8 }
  }
  return null
}
