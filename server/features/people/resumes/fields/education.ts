import type { FoundText, ReadEducation, ReadPeriod } from '#shared/features/people/resumes/resume-reading.ts'
import { findPeriods, hasDate } from './dates.ts'
import { type Fragment, fragmentsOf, periodIn, tidy } from './fragments.ts'
import { formEducation } from './japanese-form.ts'
import { isPlace, splitPlace } from './places.ts'
import type { NumberedLine } from './sections.ts'
import { namesDegree, namesSchool } from './words.ts'

type Item =
  | { kind: 'school' | 'degree' | 'unknown'; found: FoundText; startsBlock: boolean }
  | { kind: 'period'; found: ReadPeriod; startsBlock: boolean }

const LONGEST = 150

export function readEducation(lines: readonly NumberedLine[]): ReadEducation[] {
  const fromForm = formEducation(lines)
  if (fromForm.length > 0) return fromForm
  const items = withWholeNames(lines).flatMap(itemsOf)
  const entries = group(items)
  return entries.filter(({ school, degree }) => school !== null || degree !== null)
}

/** A name that wrapped after "of", "in" or a comma. */
function withWholeNames(lines: readonly NumberedLine[]): NumberedLine[] {
  const whole: NumberedLine[] = []
  for (const line of lines) {
    const last = whole.at(-1)
    const isOpen =
      last?.segments.length === 1 && /\s(?:in|of|and|&|de|en|des|du|für|und|et|em|di|y|e|the|for)$/iu.test(last.text)
    if (
      last &&
      isOpen &&
      !line.isBullet &&
      line.segments.length === 1 &&
      last.column === line.column &&
      !hasDate(line.text)
    ) {
      const text = `${last.text} ${line.text}`
      whole[whole.length - 1] = { ...last, text, segments: [text] }
    } else whole.push(line)
  }
  return whole
}

/** "Master développeur à l’ETNA": schools that only their name tells. */
const degreeAtSchool =
  /^(.{4,}?)\s+(?:à l['’]\s?|à la |au |at |from |an der )(\p{Lu}[\p{Letter}\p{Mark}\d .&'’-]{1,40})$/u

const bareDegree =
  /^(?:master|bachelor|magister|diplom|licence|licenciatura|b\.?sc\.?|m\.?sc\.?|b\.?a\.?|m\.?a\.?|b\.?tech\.?|m\.?tech\.?|b\.?e\.?|mba|ph\.?d\.?|(?:bachelor|master) of (?:science|arts|technology|engineering))(?:\s*\([^)]*\))?$/iu

/** "Bachelor – Economics": the subject belongs to the degree. */
function withSubjects(fragments: readonly Fragment[]): Fragment[] {
  const whole: Fragment[] = []
  for (const fragment of fragments) {
    const last = whole.at(-1)
    const isSubject =
      last?.line === fragment.line &&
      bareDegree.test(last.text) &&
      fragment.text !== '' &&
      kindOf(fragment.text) === 'unknown' &&
      !/\d/.test(fragment.text)
    if (last && isSubject) whole[whole.length - 1] = { ...last, text: `${last.text} – ${fragment.text}` }
    else whole.push(fragment)
  }
  return whole
}

function itemsOf(line: NumberedLine): Item[] {
  if (line.text.length > LONGEST && line.isBullet) return []
  const isDetail =
    /^(?:relevant|coursework|courses|(?:(?:master|bachelor|phd|doctoral|diploma|final|graduation)(?:[’']?s)?\s+)?thesis|gpa|grade|cgpa|activities|honors|honours|awards|focus|specialization|key modules|modules|minor|advisor|dissertation|dean|notable|major gpa|overall|percentage|abschlussarbeit|thema|note|durchschnittsnote|vertiefungsrichtung|vertiefung|schulformempfehlung|schwerpunkte?|gesamtnote|mention|средний балл|кафедра|主修课程|专业课程|主要课程|核心课程|相关课程)\b/iu.test(
      line.text,
    )
  const period = periodOf(line)
  if (isDetail) return period ? [{ kind: 'period', found: period, startsBlock: false }] : []
  if (isTableHead(line)) return []
  const names = withSubjects(fragmentsOf(line))
    .map((fragment) => ({ ...fragment, text: withoutPhrase(fragment.text) }))
    .flatMap(splitFragment)
  const items = names.flatMap((fragment): Item[] => {
    const text = withoutGrade(fragment.text)
    if (text.length < 2) return []
    const kind = kindOf(text)
    if (kind === 'unknown' && (line.isBullet || text.split(/\s+/).length > 10)) return []
    return [
      {
        kind,
        found: { value: text, line: fragment.line, confidence: kind === 'unknown' ? 0.5 : 0.92 },
        startsBlock: line.startsBlock,
      },
    ]
  })
  return period ? [...items, { kind: 'period', found: period, startsBlock: line.startsBlock }] : items
}

const columnLabel =
  /^(?:s\.?\s?no\.?|sr\.?(?: no\.?)?|exam(?:ination)?(?: passed)?|name of (?:the )?exam\p{Letter}*|qualifications?|degree|degree\/course|course|class|standard|discipline|stream|subjects?|speciali[sz]ation|board|university|institute|institution|institution name|school|college|college\/school|school\/college|board\/university(?: year)?|university\/board|institution\/university|name of (?:the )?(?:institution|institute|college|school)|major|time|时间|学校|院校|学校名称|毕业院校|专业|学历|学位|成绩|绩点|平均分|年|月|year(?: of (?:passing|completion))?|passing year|duration|period|percentage|percentage %|% ?(?:of )?marks|marks|division|grade|cgpa|gpa|result|%)$/iu

/** "Qualification | Board/University | Year | %" */
const isTableHead = (line: NumberedLine): boolean => {
  const cells = line.segments.flatMap((segment) => segment.split(/\s{2,}|\s*\|\s*/)).map((cell) => cell.trim())
  const known = cells.filter((cell) => columnLabel.test(cell)).length
  return known === cells.length || (cells.length > 2 && known >= cells.length - 1)
}

/** What a sentence adds around the names: "Completed BSc from X University in 2013 with 60 %". */
const withoutPhrase = (text: string): string =>
  tidy(
    text
      .replace(
        /^(?:angestrebter\s+)?(?:abschluss|degree|diplôme|título|grado|qualification|学历|学位|专业|学校|院校|本科|硕士|硕士研究生|博士)\s*[:：]\s*/iu,
        '',
      )
      .replace(
        /^(?:i\s+)?(?:have\s+)?(?:graduated (?:as|with|from)|completed(?: my)?|passed|pursuing|obtained)\s+(?=\S)/iu,
        '',
      )
      .replace(/\s+(?:in|on|during)\s+(?:the\s+)?(?:year\s+)?(?:of\s+)?(?:19|20)\d\d\b.*$/iu, '')
      .replace(
        /\s+with\s+(?:\d|(?:a\s+)?(?:first|second|third|1st|2nd|3rd|distinction|honou?rs|an aggregate|aggregate))\b.*$/iu,
        '',
      ),
  )

function periodOf(line: NumberedLine): ReadPeriod | null {
  const all = findPeriods(line.text)
  const period = periodIn(line.text) ?? all[0]
  if (!period) return null
  const { start, end, isCurrent, isRange } = period
  // A single date is the end date.
  return {
    value: { start: isRange ? start : null, end, isCurrent },
    line: line.index,
    confidence: isRange ? 0.95 : 0.85,
  }
}

function kindOf(text: string): 'school' | 'degree' | 'unknown' {
  const [isSchool, isDegree] = [namesSchool(text), namesDegree(text)]
  if (isDegree && isSchool)
    return /^(?:high school|secondary school|senior secondary|higher secondary)[^,]{0,14}$|diploma|degree|certificate/iu.test(
      text,
    )
      ? 'degree'
      : 'school'
  if (isSchool) return 'school'
  return isDegree ? 'degree' : 'unknown'
}

/** "PhD Princeton University" */
const degreeBeforeSchool =
  /^(ph\.?d\.?|m\.?b\.?a\.?|[bm]\.?sc?\.?|[bm]\.?a\.?|[bm]\.?eng\.?|[bm]\.?tech\.?|bachelor|master)\s+((?=.*(?:universit|college|institut|school|academy|hochschule))\p{Lu}.*)$/iu

/** "BSc Computer Science, Rift Valley University" is two names, "University of California, Berkeley" one. */
function splitFragment(fragment: Fragment): Fragment[] {
  const whole =
    fragment.place !== null && namesSchool(fragment.text) && /^university of \p{Letter}+$/iu.test(fragment.text)
      ? `${fragment.text}, ${fragment.place.split(',')[0]}`
      : fragment.text
  const parts = whole
    .split(
      /\s*[,，،;]\s+|\s*[，；]\s*|\s+(?:from|at|an der|à l['’]|presso|в|tại|من)\s+(?=\p{Lu}|\p{Lo})|\s*[(（](?=[^)）]{6,}[)）])/u,
    )
    .map((part) => tidy(part.replace(/^([^(（]*)[)）]$/, '$1')))
  const named = degreeAtSchool.exec(whole)
  if (named?.[1] && named[2] && namesDegree(named[1]) && !namesSchool(whole))
    return [named[1], named[2]].map((text) => ({ ...fragment, text }))
  const abbreviated = degreeBeforeSchool.exec(parts[0] ?? '')
  if (abbreviated?.[1] && abbreviated[2])
    return [abbreviated[1], [abbreviated[2], ...parts.slice(1)].join(', ')].flatMap((text, index) =>
      index === 0 ? [{ ...fragment, text }] : splitFragment({ ...fragment, text }),
    )
  const kinds = parts.map(kindOf)
  if (!kinds.includes('school') || !kinds.includes('degree')) {
    const school = kinds.indexOf('school')
    // A field of study after the school, without a degree word.
    if (
      school === 0 &&
      parts.length > 1 &&
      kinds[1] === 'unknown' &&
      !isPlace(parts[1] ?? '') &&
      /^\p{Lu}/u.test(parts[1] ?? '') &&
      parts.length === 2 &&
      (parts[1]?.split(' ').length ?? 0) > 1 &&
      !/^(?:university|college)/i.test(whole)
    )
      return parts.map((text) => ({ ...fragment, text }))
    return cjkParts({ ...fragment, text: whole })
  }
  const school = kinds.indexOf('school')
  const degree = kinds.indexOf('degree')
  const cut = Math.max(school, degree)
  const [before, after] = [parts.slice(0, cut), parts.slice(cut)]
  return [before, after].map((some) => ({ ...fragment, text: splitPlace(some.join(', ')).rest }))
}

/** Joined by single spaces, except in scripts that do not use them. */
function cjkParts(fragment: Fragment): Fragment[] {
  if (!/^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}\s()（）·\p{Script=Hangul}]+$/u.test(fragment.text))
    return [fragment]
  const parts = fragment.text.split(/\s+/)
  return parts.length > 1 && parts.length < 6 && namesSchool(parts[0] ?? '')
    ? [
        { ...fragment, text: parts[0] ?? '' },
        { ...fragment, text: parts.slice(1).join(' ') },
      ]
    : [fragment]
}

const withoutGrade = (text: string): string =>
  tidy(
    text
      .replace(
        /[,;(|–—-]?\s*\(?\b(?:c?gpa|grade|percentage|marks|score|note|nota|moyenne|mention|durchschnitt|abschlussnote|średnia)\b.*$/iu,
        '',
      )
      .replace(/\s*\(\s*\d+(?:\.\d+)?\s*$/, '')
      .replace(/\s*[,(]?\s*\d(?:\.\d+)?\s*\/\s*\d+(?:\.\d+)?\)?\s*$/, '')
      .replace(/\s*\(?(?:expected|anticipated|graduated|graduation|candidate|voraussichtlich|prévu)\b[^,]*$/iu, '')
      .replace(/\b\d+(?:\.\d+)?\s?%.*$/, ''),
  )

const belowUniversity =
  /\b(?:high school|secondary|ssc|hsc|10th|12th|matriculation|intermediate|abitur|baccalauréat|bachillerato|matura|a[- ]levels?|gcses?)\b/iu

/** A new entry starts where an item of the first one's kind appears again. */
function group(items: readonly Item[]): ReadEducation[] {
  const entries: (ReadEducation & { unknown: FoundText | null })[] = []
  const blank = () => ({ school: null, degree: null, period: null, unknown: null })
  const lead = items.find(({ kind }) => kind !== 'unknown')?.kind
  let current: (typeof entries)[number] | null = null
  const open = () => {
    current = blank()
    entries.push(current)
    return current
  }
  for (const item of items) {
    let entry: (typeof entries)[number] = current ?? open()
    if (item.kind === 'unknown') {
      if (item.startsBlock && entry.school && entry.degree && entry.period) entry = open()
      entry.unknown ??= item.found
      continue
    }
    const isTaken = entry[item.kind] !== null
    // One row of a table says the subject and the level.
    if (item.kind === 'degree' && entry.degree?.line === item.found.line) continue
    // The degree again, spelled out: "PhD" beside the school, "PhD in Physics" below it.
    if (
      item.kind === 'degree' &&
      entry.degree &&
      entry.degree.value.length < 9 &&
      item.found.value.toLowerCase().startsWith(entry.degree.value.toLowerCase())
    ) {
      entry.degree = item.found
      continue
    }
    if (
      isTaken &&
      item.kind === 'school' &&
      !entry.degree &&
      /^(?:college|school|faculty|department|fakultät|faculté|institute|dept) /iu.test(item.found.value)
    )
      continue
    if (isTaken && item.kind === 'period' && lead !== 'period') continue
    if (isTaken) {
      const { school } = entry
      // Two degrees at one school.
      const inherits =
        item.kind === 'degree' && lead === 'school' && !item.startsBlock && !belowUniversity.test(item.found.value)
      entry = open()
      if (inherits) entry.school = school
    }
    if (item.kind === 'period') entry.period = item.found
    else entry[item.kind] = item.found
  }
  return entries.map(({ school, degree, period, unknown }) => ({
    school: school ?? (degree ? unknown : null),
    degree: degree ?? (school ? unknown : null),
    period,
  }))
}
