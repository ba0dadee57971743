// The parts of an entry's header: title, company and location, each with its line.

import { duration, type FoundPeriod, findPeriods, withoutPeriod } from '../dates.ts'
import { isPlace, isTownInCountry, namesCity, splitPlace, startsWithCity } from '../places.ts'
import type { NumberedLine } from '../sections.ts'
import { namesTitle } from '../words.ts'

/** `kind`: named by a label, as in "Designation: Engineer". */
export type Fragment = { text: string; line: number; place: string | null; kind?: 'title' | 'company'; part?: number }

const between =
  /\s+[-–—_.]{2,}\s+|\s+[|¦‖·•●∙⋅◦⋄♦]\s+|\s*[|¦‖]\s*|\s+[-–—―]\s+|(?<!&|und|and)\s+[-–—](?=\p{Lu}\p{Ll})|\s+@\s*|\s{2,}|\s*[·•●]\s+|\s+(?<!universit\S*(?:\s\S+){0,3}\s+)(?-i:(?:at|bei|chez|presso|pour)\s+(?=\p{Lu}))|\s*[—–]\s*(?=\p{Lu})/iu

/** The period in an entry's header: a range, or a date set apart from the text. */
export function periodIn(text: string): FoundPeriod | null {
  const periods = findPeriods(text)
  return periods.find(({ isRange }) => isRange) ?? periods.find((period) => isApart(text, period)) ?? null
}

function isApart(text: string, { start, from, to }: FoundPeriod): boolean {
  const before = text.slice(0, from).trimEnd()
  const isMonth = (start?.length ?? 0) > 4
  return (
    before === '' ||
    /[(,，|·•–—:-]$/.test(before) ||
    /\s{2}$/.test(text.slice(0, from)) ||
    (isMonth && text.length - to < 12)
  )
}

export function fragmentsOf(line: NumberedLine): Fragment[] {
  const labelled = labelledIn(line)
  if (labelled) return labelled
  const fragments = partsOf(line)
  const [only] = fragments
  if (fragments.length !== 1 || !only) return fragments
  // Within a longer header a slash joins two titles; alone it may set the company apart.
  const sides = only.text.split(/\s+\/\s+/)
  const titles = sides.filter(namesTitle).length
  return sides.length === 2 && titles === 1 ? sides.map((text) => ({ ...only, text })) : fragments
}

const labels =
  /^(?:(designation|(?:current |present |last )?position(?: held)?|job role|job position|job title|job title & description|title|role|post|post held|function|puesto|cargo|poste|funktion|должность|职位|職位|役職|ポジション|cargo ocupado|função|المسمى الوظيفي|chức vụ|vị trí)|((?:current |present |previous |last )?company|company(?:['’]s)? name|name of (?:the )?(?:company|organi[sz]ation|employer)|employer(?: name)?|organi[sz]ation|organi[sz]ation name|firm|empresa|entreprise|firma|компания|公司|الشركة|công ty)|(期間|在籍期間|事業内容|従業員数|period|duration|from|dates?|tenure|location|place|site|team size|client|project|department|reporting to|(?:total )?(?:work )?experience|job location|work location|период|时间))\s*(?:[:：／]|\s[-–](?=\s))\s*/iu

/** "Company name: Acme", in a list or not. */
export const isLabelled = ({ segments }: NumberedLine): boolean => labels.test(segments.join(' '))

/** Null if the line has no label of a form. */
function labelledIn(line: NumberedLine): Fragment[] | null {
  const match = labels.exec(line.segments.join(' '))
  if (!match) return null
  const rest = line.segments.join(' ').slice(match[0].length)
  const kind = match[1] ? 'title' : match[2] ? 'company' : null
  if (!kind) return []
  const { rest: name, place } = splitPlace(withoutDates(rest))
  return name === '' ? [] : [{ text: tidy(name), line: line.index, place, kind }]
}

/** "Jan 2019 – Aug 2019, May 2020 – Aug 2020": some jobs have several periods. */
function withoutDates(text: string): string {
  let rest = text
  for (let period = periodIn(rest), count = 0; period && count < 4; period = periodIn(rest), count += 1)
    rest = withoutPeriod(rest, period)
  return rest
}

const squashed = (text: string): string => text.replace(/\s+/g, '')

/** "INGENIERÍA DE SISTEMAS Universidad EAFIT": small capitals, and then the other name. */
function atCase(segment: string): string[] {
  const [, capitals = '', rest = ''] =
    /^((?:\p{Lu}[\p{Lu}\p{Mark}’'&./-]*[,\s]+)+)(\p{Lu}\p{Ll}.*)$/u.exec(segment) ?? []
  const isName = capitals.trim().length > 7 && /\p{Lu}{6}/u.test(capitals)
  return isName && rest !== '' ? [capitals, rest] : [segment]
}

/** The segments, cut where the font changes: "Engineer *Acme*". */
function styledSegments(line: NumberedLine): readonly string[] {
  const styled = (line.styled ?? []).filter((text) => text !== '')
  const isWhole = squashed(styled.join('')) === squashed(line.text)
  const isClear = styled.every((text) => /\p{Letter}{2}|\d{2}/u.test(text) && !/^[\p{Ll}(]/u.test(text))
  if (styled.length < 2 || styled.length > 4 || !isWhole || !isClear) return line.segments.flatMap(atCase)
  const bounds = new Set<number>()
  let length = 0
  for (const text of styled) bounds.add((length += squashed(text).length))
  let at = 0
  return line.segments.flatMap((segment) => {
    const pieces: string[] = ['']
    for (const sign of segment) {
      if (sign.trim() !== '') {
        if (bounds.has(at) && pieces.at(-1) !== '') pieces.push('')
        at += 1
      }
      pieces[pieces.length - 1] += sign
    }
    // A name may have a word in another font; two names do not run into each other.
    return pieces.every(
      (piece, index) => index === 0 || /[\s,|–—-]$/.test(pieces[index - 1] ?? '') || /^[,|–—(-]/.test(piece),
    )
      ? pieces
      : [segment]
  })
}

function partsOf(line: NumberedLine): Fragment[] {
  const parts = splitParts(line)
  const [first, second] = parts.filter(({ text }) => text === '')
  // "Orange – Bagnolet": a company that is called like a city, and where it is.
  const isNamedLikeCity =
    first?.part === second?.part && namesCity(first?.place ?? '') && namesCity(second?.place ?? '')
  // "Engineer at Orange" is no place.
  const isAfterAt = first?.place && !first.place.includes(',') && line.text.includes(` at ${first.place}`)
  return parts.map((part) =>
    part === first && (isNamedLikeCity || isAfterAt) ? { ...part, text: part.place ?? '', place: null } : part,
  )
}

function splitParts(line: NumberedLine): Fragment[] {
  return styledSegments(line).flatMap((segment, part) => {
    return withoutDates(segment)
      .split(between)
      .map(tidy)
      .filter(
        (text) =>
          /\p{Letter}/u.test(text) && text.length > 1 && !/^гг?\.$/u.test(text) && text.replace(duration, '') !== '',
      )
      .map((text, order) => {
        const label = labels.exec(text)
        if (label && (label[1] || label[2])) {
          const kind = label[1] ? 'title' : 'company'
          return { text: tidy(text.slice(label[0].length)), line: line.index, place: null, kind, part } as const
        }
        const isBeside = part > 0 && line.segments.includes(segment)
        const { rest: name, place } =
          isPlace(text) || (isBeside && startsWithCity(text)) || (order > 0 && isTownInCountry(text))
            ? { rest: '', place: text }
            : splitPlace(withoutStop(text))
        return { text: tidy(name), line: line.index, place, part }
      })
  })
}

/** "Acme, Vienna." ends like a sentence; "Acme Inc." does not. */
const withoutStop = (text: string): string => {
  const last = /[,，]\s*([^,，]+)\.$/u.exec(text)?.[1]
  return last !== undefined && isPlace(last) ? text.slice(0, -1) : text
}

export const tidy = (text: string): string =>
  text
    .replace(/^(?:vollzeit|teilzeit|full[- ]time|part[- ]time|temps plein|tiempo completo)\s*:\s*(?=\p{Lu})/iu, '')
    // The number of an entry in a list, and the marks of Markdown.
    .replace(/^(?:\d{1,2}[.)]\s+|#{1,6}\s+)(?=\p{Letter})/u, '')
    .replace(/^[【[](?:期間|在籍期間)[】\]]\s*|\s*[【[](?:期間|在籍期間)[】\]]$/u, '')
    .replace(/^[\s,;:|·•–—*>@-]+|[\s,;:|·•–—（(-]+$/gu, '')
    .replace(/\[([^[\]]+)\]$/, '($1)')
    .replace(/^\(\s*\)|\(\s*\)$/g, '')
    .replace(/^\(([^()]*)\)$/, '$1')
    .trim()
