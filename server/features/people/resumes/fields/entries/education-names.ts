// What the names in a line about studies are: schools, degrees, or something else.

import { isPlace, splitPlace } from '../places.ts'
import { namesDegree, namesSchool, namesTitle } from '../words.ts'
import { type Fragment, tidy } from './fragments.ts'

export const isUnit = (text: string): boolean =>
  /^(?:faculty|department|school|college|fakultät|faculté|facultad|institute|dept\.?|departamento|campus)\s(?:of|für|de|des)\b|^(?:факультет|кафедра|институт)\s/iu.test(
    text,
  )

/** "Master développeur à l’ETNA": schools that only their name tells. */
const degreeAtSchool =
  /^(.{4,}?)\s+(?:à l['’]\s?|à la |au |at |from |an der )(\p{Lu}[\p{Letter}\p{Mark}\d .&'’-]{1,40})$/u

export const bareDegree =
  /^(?:master|bachelor|magister|diplom|licence|licenciatura|b\.?sc\.?|m\.?sc\.?|b\.?a\.?|m\.?a\.?|b\.?tech\.?|m\.?tech\.?|b\.?e\.?|deug|baccalauréat|licence|mba|ph\.?d\.?|(?:bachelor|master) of (?:science|arts|technology|engineering))(?:\s*\([^)]*\))?$/iu

/** Says more about an entry, often with words that also name schools and degrees. */
export const isDetail = (text: string): boolean =>
  /^(?:notable courses|skills|advisors?|area|diploma thesis|дипломная работа|программа двойного|академическое руководство|формат обучения|основные дисциплины|научный руководитель|fachbereich|tätigkeitsbereich|especialidad|hauptfach|nebenfach|fächer|relevant|coursework|courses|(?:(?:master|bachelor|phd|doctoral|diploma|final|graduation)(?:[’']?s)?\s+)?thesis|gpa|grade|cgpa|activities|honors|honours|awards|focus|specialization|key modules|modules|minor|advisor|dissertation|dean|notable|major gpa|overall|percentage|abschlussarbeit|thema|note|durchschnittsnote|vertiefungsrichtung|vertiefung|schulformempfehlung|schwerpunkte?|gesamtnote|mention|средний балл|кафедра|主修课程|专业课程|主要课程|核心课程|相关课程)(?![\p{Letter}])/iu.test(
    text,
  )

/** What a sentence adds around the names: "Completed BSc from X University in 2013 with 60 %". */
export const withoutPhrase = (text: string): string =>
  tidy(
    text
      .replace(
        /^(?:angestrebter\s+)?(?:abschluss|degree|course|programme?|curso|carrera|diplôme|título|grado|qualification|institut(?:e|ion)(?:\/(?:university|school|college))?|university|school|college|universität|hochschule|schule|studium|ausbildung|université|école|universidad|escuela|学历|学位|专业|学校|院校|本科|硕士|硕士研究生|博士)\s*[:：]\s*/iu,
        '',
      )
      .replace(
        /^(?:i\s+)?(?:have\s+)?(?:graduated (?:as|with|from)|completed(?: my)?|passed|pursuing|obtained)\s+(?=\S)/iu,
        '',
      )
      .replace(/^from\s+(?=\p{Lu})|\s+(?:from|with|at|in|of|and|the|with the)$/giu, '')
      .replace(/\s+(?:in|on|during)\s+(?:the\s+)?(?:year\s+)?(?:of\s+)?(?:19|20)\d\d\b.*$/iu, '')
      .replace(
        /\s+with\s+(?:\d|(?:a\s+)?(?:first|second|third|1st|2nd|3rd|distinction|honou?rs|an aggregate|aggregate))\b.*$/iu,
        '',
      ),
  )

/** A kind of school without a name says what was finished there. */
const schoolLevel =
  /^(?:grundschule|volksschule|hauptschule|realschule|(?:primary|elementary|middle|secondary|high|senior secondary|higher secondary) school|ensino (?:fundamental|médio)|educación (?:primaria|secundaria)|école primaire)$/iu

export function kindOf(text: string): 'school' | 'degree' | 'unknown' {
  const [isSchool, isDegree] = [namesSchool(text), namesDegree(text)]
  if (schoolLevel.test(text)) return 'degree'
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
  /^(ph\.?d\.?|m\.?b\.?a\.?|[bm]\.?sc?\.?|[bm]\.?a\.?|[bm]\.?eng\.?|[bm]\.?tech\.?|bachelor|master)\s+((?=.*(?:universit|college|institut|school|academy|hochschule))(?!in\s)\p{Lu}.*)$/iu

/** A degree followed by a school without a separator: "Maestría en Logística Universidad de Vigo". */
const degreeThenSchool =
  /^(.{5,}?(?<!\s(?:de|del|da|do|of|in|en|em|für|an|the|la|el|at|by|y|e|and|und)))\s+((?:pontificia\s+)?(?:universidade?|università|université|universität|university of|hochschule|école|faculdade)\s.*)$/iu

/** "BSc Computer Science, Rift Valley University" is two names, "University of California, Berkeley" one. */
export function splitFragment(fragment: Fragment): Fragment[] {
  const whole =
    fragment.place !== null && namesSchool(fragment.text) && /^university of \p{Letter}+$/iu.test(fragment.text)
      ? `${fragment.text}, ${fragment.place.split(',')[0]}`
      : fragment.text
  const parts = whole
    .split(
      /\s*[,，،;:]\s+|\s*[，；]\s*|\s+(?:from|at|an der|à l['’]|presso|в|tại|من)\s+(?=\p{Lu}|\p{Lo})|(?<!^\p{Lu}{2,10}\s?)[(（](?=[^)）]{6,}[)）])/u,
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
  const [, degreeName = '', schoolName = ''] = parts.length === 1 ? (degreeThenSchool.exec(whole) ?? []) : []
  if ((namesDegree(degreeName) || namesTitle(degreeName)) && !namesSchool(degreeName))
    return [degreeName, schoolName].map((text) => ({ ...fragment, text }))
  const kinds = parts.map(kindOf)
  if (!kinds.includes('school') || !kinds.includes('degree')) {
    const school = kinds.findIndex((kind, at) => kind === 'school' && !isUnit(parts[at] ?? ''))
    // "Mathematician, University of X"
    if (school > 0 && !kinds.includes('degree') && /^[\p{Lu}\p{Lo}]/u.test(parts[0] ?? ''))
      return [parts.slice(0, school).join(', '), schoolIn(parts.slice(school))].map((text) => ({ ...fragment, text }))
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
  return [before, after].map((some) => ({
    ...fragment,
    text: some.some((part) => kindOf(part) === 'school') ? schoolIn(some) : splitPlace(some.join(', ')).rest,
  }))
}

/** Without the department before it and the city after it. */
function schoolIn(parts: readonly string[]): string {
  const at = parts.findIndex((part) => namesSchool(part) && !isUnit(part) && !/\b(?:department|dept)\b/iu.test(part))
  const own = parts.slice(Math.max(0, at)).map((part) => part.replace(/\.$/, ''))
  const places = own.findIndex((part, index) => index > 0 && (isPlace(part) || isUnit(part)))
  const isSystem = /^university of \p{Letter}+$/iu.test(own[0] ?? '')
  return own.slice(0, places === -1 || isSystem ? own.length : places).join(', ')
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

export const withoutGrade = (text: string): string =>
  tidy(
    text
      .replace(
        /[,;(|–—-]?\s*\(?\b(?:c?gpa|grade|percentage|marks|score|note|nota|moyenne|mention|durchschnitt|abschlussnote|średnia)\b.*$/iu,
        '',
      )
      .replace(/(?<=\S)[,;(]?\s*\(?(?:with (?:an? )?)?\bminors?\b.*$/iu, '')
      .replace(/\s*\(\s*\d+(?:\.\d+)?\s*$/, '')
      .replace(/\s*[,(]?\s*\d(?:\.\d+)?\s*\/\s*\d+(?:\.\d+)?\)?\s*$/, '')
      .replace(
        /\s*\(?(?:expected|anticipated|graduated|graduation|(?<!ph\.?d\.?\s)candidate|voraussichtlich|prévu)\b[^,]*$/iu,
        '',
      )
      .replace(/\b\d+(?:\.\d+)?\s?%.*$/, ''),
  )

export const belowUniversity =
  /\b(?:high school|secondary|ssc|hsc|10th|12th|matriculation|intermediate|abitur|baccalauréat|bachillerato|matura|a[- ]levels?|gcses?)\b/iu
