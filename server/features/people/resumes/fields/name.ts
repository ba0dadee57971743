import { foldText } from '#shared/features/base/reference/fold-text.ts'
import type { FoundText } from '#shared/features/people/resumes/resume-reading.ts'
import type { Document, Line } from '../layout/line.ts'
import { closeUp, headingOf } from './headings.ts'
import { isPlace } from './places.ts'
import { namesDegree, namesOrganisation, namesSchool, namesTitle } from './words.ts'

const label =
  /^(?:full\s+name|name|nombre(?: y apellidos)?|nom(?: et prénom)?|nome(?: completo)?|naam|imię i nazwisko|adı? soyadı?|ad soyad|фио|ф\.и\.о\.?|имя|ім'я|الاسم(?: الكامل)?|نام|姓名|名字|氏名|이름|성명|họ (?:và )?tên|नाम|שם|ονοματεπώνυμο|ชื่อ|jina)\s*[:：]\s*|^(?:姓名|氏名|성명)\s*(?=\p{Letter})/iu
const documentTitle =
  /^(?:curriculum vitae|curriculum|résumé|resume|cv|lebenslauf|hoja de vida|currículo|currículum(?: vitae)?|резюме|سيرة ذاتية|السيرة الذاتية|个人简历|簡歷|简历|個人簡歷|履歴書|職務経歴書|이력서|sơ yếu lý lịch|hồ sơ|जीवन परिचय|बायोडाटा|जीवनवृत्त|biodata|bio-data|portfolio|page \d+.*|europass|profile|contact)$/iu

/** "Jane Doe – Resume", "CURRICULUM VITAE Jane Doe". */
const documentWords =
  /^(?:(?:curricul[uea]m|vitae|vitea|viate|résumé|resume|cv|lebenslauf|biodata|bio-data)\b[\s:–—-]*)+|(?:[\s:–—|-]+(?:curricul[uea]m|vitae|vitea|viate|résumé|resume|cv|lebenslauf))+$/giu
const notNames =
  /\b(?:experience|experiences|experiencia|erfahrung|declaration)\b|^(?:post applied|position applied|applied for|scanned (?:by|with)|references?|declaration|personal (?:details|data|information|profile)|interests?|last updated?|currently|based|languages?|soft[- ]skills|hard[- ]skills|one[- ]page|berufsausbildung|date of birth|(?:father|mother|husband)['’]?s? name|(?:permanent|present|current|postal)? ?address|e-?mail|mobile|phone|nationality)\b|^(?:性别|年龄|籍贯|出生|民族|政治面貌|报考|应聘|求职|学历|电话|邮箱|地址|生年月日|性別|住所|생년월일|성별)/iu

/** Names have one or more words, in any script and any case. */
const namePattern = /^[\p{Letter}][\p{Letter}\p{Mark}.'’`·・‐\-\s,()"“”]*$/u
const credentials =
  /(?:,\s*|\s+)(?:ph\.?\s?d\.?|m\.?d\.?|mba|m\.?sc\.?|b\.?sc\.?|pmp|cpa|p\.?e\.?|rn|esq\.?|jr\.?|cissp|cfa|phr|shrm-cp|ll\.?m\.?|m\.?a\.?|csm)(?=,|\s|$)/giu

const TOP = 14

export function findName({ lines, links }: Document, email: string | null): FoundText | null {
  for (const [line, { text }] of lines.slice(0, 30).entries()) {
    const match = label.exec(text)
    const value = match && cleanName(text.slice(match[0].length).split(/\s{2,}|[|,，;；]/)[0] ?? '')
    if (value) return { value: fullName(value, lines, line), line, confidence: 0.97 }
    const last = surnameFirst.exec(text)
    const inOrder = last?.[1] && last[2] ? cleanName(`${last[2]} ${last[1]}`) : null
    if (inOrder) return { value: inOrder, line, confidence: 0.95 }
  }
  const hints = [
    email?.split('@')[0] ?? '',
    ...links.map((link) => /(?:linkedin\.com\/in|github\.com)\/([\w-]+)/i.exec(link)?.[1] ?? ''),
  ]
    .map((hint) => foldText(decode(hint)).replace(/[^a-z]/g, ''))
    .filter((hint) => hint.length > 2)
  const largest = Math.max(...lines.filter(({ page }) => page === 1).map(({ scale }) => scale))
  const candidates = lines
    .map((line, index) => ({ line, index }))
    .filter(
      ({ line, index }) =>
        line.page === 1 &&
        (index < TOP || line.scale > largest * 0.92 || (lines[index - 1]?.column ?? line.column) !== line.column),
    )
    .flatMap(({ line, index }) => candidatesIn(line, lines[index + 1], index))
    .map((candidate) => ({ ...candidate, score: scoreOf(candidate, hints, largest) }))
    .toSorted((one, other) => other.score - one.score)
  const [best] = candidates
  if (!best || best.score < 1) return null
  return { value: best.value, line: best.index, confidence: best.score > 3 ? 0.97 : best.score > 2 ? 0.85 : 0.6 }
}

const surnameFirst =
  /^(?:name|nachname|last name|surname)\s*,\s*(?:vorname|first name|given names?)\s*[:：]?\s*([^,:]+),\s*([^,:]+)$/iu

/** Forms may ask for the given name alone, below a line with the whole one. */
const fullName = (value: string, lines: readonly Line[], at: number): string =>
  (value.includes(' ') || !/\p{Lu}\p{Ll}/u.test(value)
    ? null
    : lines
        .slice(0, at)
        .map(({ text }) => cleanName(text))
        .find((text) => text !== null && text.split(' ').length < 4 && text.split(' ').includes(value))) ?? value

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const isCapitals = (text: string): boolean => text === text.toUpperCase() && text !== text.toLowerCase()

type Candidate = { value: string; index: number; line: Line; isFirst: boolean; isWhole: boolean }

function candidatesIn(line: Line, next: Line | undefined, index: number): Candidate[] {
  const texts = [
    line.segments[0] ?? '',
    ...line.segments.slice(1),
    line.segments.join(' '),
    ...(line.segments[0] ?? '').split(/\s*[|•·–—,]\s+|\s+[|•·–—-]\s+/).slice(0, 1),
  ]
  const withTitle = nameBeforeTitle(line.segments[0] ?? '')
  if (withTitle) texts.unshift(withTitle)
  // A large name spanning two lines.
  if (
    next &&
    (line.scale > 1.4 || (isCapitals(line.text) && isCapitals(next.text))) &&
    Math.abs(next.scale - line.scale) < 0.05 &&
    (next.column === line.column || line.column === 0) &&
    line.segments.length === 1
  )
    texts.push(`${letterSpaced(line.text)} ${letterSpaced(next.text)}`)
  // The largest words of the page are the name, on however many lines.
  const isJoined = line.scale > 1.7 && (line.text.match(/\S+/g)?.length ?? 0) < 4
  return texts.flatMap((text, order) => {
    const value = cleanName(text)
    const isWhole = isJoined && next !== undefined && text === `${letterSpaced(line.text)} ${letterSpaced(next.text)}`
    return value === null ? [] : [{ value, index, line, isFirst: order === 0 || isWhole, isWhole }]
  })
}

/** "JANE DOE Frontend Developer": the case changes where the title begins. */
function nameBeforeTitle(text: string): string | null {
  const match = /^((?:\p{Lu}[\p{Lu}.'’-]+\s+){2,4})(?=\p{Lu}\p{Ll})(.+)$/u.exec(text)
  if (match?.[1] && match[2] && namesTitle(match[2])) return match[1].trim()
  // "Jane Doe Frontend Developer" and "Jane Doe, 29"
  const [, first = '', rest = ''] =
    /^(\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+) (\p{Lu}\p{Letter}+(?: \p{Lu}\p{Letter}+)*)$/u.exec(text) ?? []
  if (rest !== '' && !namesTitle(first) && namesTitle(rest)) return first
  return /^(.+?), \d{2}(?: \p{Letter}+)?$/u.exec(text)?.[1] ?? null
}

function cleanName(text: string): string | null {
  const plain = letterSpaced(
    text
      .replace(credentials, '')
      .replace(documentWords, ' ')
      .trim()
      .replace(/^(?:mr|mrs|ms|dr|prof|eng|ing|er)\.?\s+(?=\p{Lu})/iu, '')
      .replace(/\s*\((?:he|she|they)[^)]*\)/i, '')
      .replace(/\s*\(([^()]+)\)$/, (whole, inside: string) => (namesTitle(inside) ? '' : whole))
      // The reading of a Japanese name, in brackets.
      .replace(/\s*[（(][\p{Script=Hiragana}\p{Script=Katakana}ー\s]+[)）]$/u, '')
      .trim()
      .replace(/[,\s|–—-]+$/, ''),
  )
  if (plain.length < 2 || plain.length > 60 || !namePattern.test(plain)) return null
  if (documentTitle.test(plain) || notNames.test(plain) || headingOf(plain) !== null) return null
  const words = plain.split(/\s+/)
  if (words.length > 6) return null
  return plain
}

/** "J A N E   D O E" and "J A N E D O E". */
function letterSpaced(text: string): string {
  if (!/^(?:\p{Letter}\p{Mark}*\s+){3,}\p{Letter}\p{Mark}*$/u.test(text)) return text
  return text
    .split(/\s{2,}/)
    .map((word) => closeUp(word.trim()).replaceAll(' ', ''))
    .join(' ')
}

function scoreOf(
  { value, index, line, isFirst, isWhole }: Candidate,
  hints: readonly string[],
  largest: number,
): number {
  const words = foldText(value)
    .split(/[^a-z\p{Letter}\p{Mark}]+/u)
    .filter((word) => word.length > 1)
  const isCased = /^\p{Lu}/u.test(value) || /^\p{Lo}/u.test(value)
  const isCjk = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}·・\s]{2,8}$/u.test(value)
  const matches = Math.max(
    0,
    ...hints.map(
      (hint) =>
        words.filter((word) => hint.includes(word) || (word.length > 3 && hint.includes(word.slice(0, 4)))).length,
    ),
  )
  let score = 0
  if (largest > 1.15 && line.scale > largest * 0.97) score += 2
  else if (line.scale > 1.25) score += 1
  if (index === 0) score += 1.2
  else if (index < 4) score += 0.7
  if (words.length >= 2 && words.length <= 4) score += 0.6
  if (isCjk && value.length <= 4) score += 0.8
  if (!isCased) score -= 1
  if (isWhole) score += 0.5
  if (!isFirst) score -= 0.15
  score += matches * 1.1
  if (words.length > matches + 2 && matches > 0) score -= 0.4
  if (namesTitle(value) && matches < 2) score -= 2.5
  if (namesSchool(value) || namesOrganisation(value)) score -= 2
  if (namesDegree(value) && matches === 0) score -= 1
  if (isPlace(value)) score -= matches > 0 ? 0.3 : 2
  return score
}
