import type { FoundText } from '#shared/features/people/resumes/resume-reading.ts'
import type { Document } from '../layout/line.ts'
import { findPeriods } from './dates.ts'
import { hasCountryOrRegion, isAddress } from './places.ts'
import type { Section } from './sections.ts'

export const emailPattern =
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
