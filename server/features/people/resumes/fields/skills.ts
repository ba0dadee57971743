// Skills a person lists, and skills from our catalogue found in their work history.

import { findSkills } from '#server/features/base/reference/reference.service.ts'
import { skillName, skillsNamedIn } from '#server/features/base/reference/skill-phrases.service.ts'
import { foldText } from '#shared/features/base/reference/fold-text.ts'
import type { ReadSkill } from '#shared/features/people/resumes/resume-reading.ts'
import { headingOf } from './headings.ts'
import { tagOfLanguage } from './languages.ts'
import type { NumberedLine, Section } from './sections.ts'

const MAX_SKILLS = 60
const LONGEST_SKILL = 45

export function readSkills(sections: readonly Section[]): ReadSkill[] {
  const found = new Map<string, ReadSkill>()
  const add = (skill: ReadSkill) => {
    const key = foldText(skill.value.name).replace(/[^\p{Letter}\p{Number}+#]/gu, '')
    if (key !== '' && !found.has(key)) found.set(key, skill)
  }
  const addFromText = (skill: ReadSkill) => {
    if ([...found.values()].every(({ value }) => value.slug !== skill.value.slug)) add(skill)
  }
  for (const { kind, lines } of sections) {
    if (kind === 'skills') for (const skill of listedSkills(lines)) add(skill)
  }
  for (const { kind, lines } of sections) {
    for (const line of lines) {
      const label = kind === 'work' || kind === 'projects' || kind === 'top' || kind === 'other' ? labelled(line) : null
      if (label) for (const skill of listedSkills([label])) if (skill.value.slug) addFromText(skill)
      if (kind !== 'work' && kind !== 'projects' && kind !== 'summary') continue
      for (const slug of skillsNamedIn(line.text)) {
        if (isTellingInText(slug, line.text))
          addFromText({ value: { slug, name: skillName(slug) }, line: line.index, confidence: 0.75 })
      }
    }
  }
  return [...found.values()].slice(0, MAX_SKILLS)
}

/** A single common word (sales, reporting, law) is ambiguous; tool names and multi-word terms are not. */
function isTellingInText(slug: string, text: string): boolean {
  if (tagOfLanguage(skillName(slug)) !== null) return false
  const name = skillName(slug)
  const isProperName = /[A-Z0-9+#.]/.test(name.slice(1)) || /^[A-Z]{2,}/.test(name)
  if (isProperName) return true
  if (name.includes(' ')) return false
  // Tools are capitalised mid-sentence, subjects are not.
  return (
    new RegExp(`[^.!?:•\\s]\\s+[("]?${escape(name)}(?![\\p{Letter}])`, 'u').test(text) &&
    /^[A-Z]/.test(name) &&
    !subjects.has(slug)
  )
}
const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const subjects = new Set(
  'sales marketing law growth reporting accounting finance research writing teaching training leadership management negotiation recruiting operations logistics analytics design editing translation consulting communication strategy planning budgeting compliance audit testing security support procurement onboarding excel'.split(
    ' ',
  ),
)

const labelPattern = /^([^:：]{2,40})[:：]\s*(.+)$/u

function labelled(line: NumberedLine): NumberedLine | null {
  const match = labelPattern.exec(line.text)
  if (!match?.[1] || !match[2]) return null
  const isLabel =
    headingOf(match[1]) === 'skills' ||
    /^(?:tech(?:nolog\p{Letter}*)?(?: used| stack)?|tools(?: used)?|environment|stack|built with|skills used|used|стек|технологии|技术栈|技術)$/iu.test(
      match[1].trim(),
    )
  return isLabel ? { ...line, segments: [match[2]], text: match[2] } : null
}

function listedSkills(lines: readonly NumberedLine[]): ReadSkill[] {
  return joinWrapped(lines).flatMap(({ text, index }) => {
    const items = itemsIn(text)
    const isProse = readsAsProse(text, items)
    return items.flatMap((item): ReadSkill[] => {
      const slug = slugOf(item)
      if (slug) return [{ value: { slug, name: nameAsWritten(item, slug) }, line: index, confidence: 0.95 }]
      const named = skillsNamedIn(item)
      if (isProse || item.length > LONGEST_SKILL || item.split(/\s+/).length > 5) {
        return named
          .filter((one) => isTellingInText(one, item))
          .map((one) => ({ value: { slug: one, name: skillName(one) }, line: index, confidence: 0.8 }))
      }
      return isSkillLike(item, items.length === 1)
        ? [{ value: { slug: null, name: item }, line: index, confidence: 0.7 }]
        : []
    })
  })
}

const SHORTEST_PROSE = 8
const WORDS_PER_ITEM = 3.4

/** Sentences about skills have many words between their commas. */
function readsAsProse(text: string, items: readonly string[]): boolean {
  const words = items.join(' ').split(/\s+/).length
  return words >= SHORTEST_PROSE && words / items.length > WORDS_PER_ITEM && /\s\p{Ll}/u.test(text)
}

/** Keeps the person's own term: SolidWorks, which our list has under CAD. */
const nameAsWritten = (item: string, slug: string): string =>
  foldText(item) === foldText(skillName(slug)) ? skillName(slug) : item

/** The rest of a sentence that broke across lines, or a label above its list. */
const isRemnant = (item: string): boolean =>
  /^(?:i|we|my|an?|the|to|of|in|for|with|from|as|who|which|able|ability|willing\p{Letter}*|strong|quick|fast|good|excellent|exceptional)\s/iu.test(
    item,
  ) || /\s(?:to|of|in|for|with|the|and|or|as|by|from)$/iu.test(item)

/** Scripts without spaces: a term is short, a sentence about it is not. */
const isStatement = (item: string): boolean => {
  const signs = item.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0
  return signs > 12 || (signs > 5 && /的|有|并|能够|进行|深入|理解|使用|良好|较强|经验/u.test(item))
}

/** "Leadership" is a heading on a line of its own, and a skill in a list. */
const isSkillLike = (item: string, isAlone: boolean): boolean =>
  !isRemnant(item) &&
  /\p{Letter}/u.test(item) &&
  item.length > 1 &&
  tagOfLanguage(item) === null &&
  !isStatement(item) &&
  !(isAlone && headingOf(item) !== null) &&
  !/[@]|https?:|\d{4}/.test(item) &&
  !levels.test(item) &&
  !/[.!?]$/.test(item)

const levels =
  /^(?:basic|intermediate|advanced|expert|proficient|beginner|fluent|native|familiar|experienced|professional|in progress|mother tongue|good|excellent|\d+\+?\s*(?:years?|yrs?|months?)|[abc][12]|years?|and|etc|other|others|more|основы|продвинутый|средний|متقدم|متوسط|熟练|精通|熟悉|了解|掌握|cơ bản|thành thạo)\.?$/iu

/** A line that ends with a comma or inside brackets continues on the next. */
function joinWrapped(lines: readonly NumberedLine[]): { text: string; index: number }[] {
  const whole: { text: string; index: number }[] = []
  let before: NumberedLine | null = null
  for (const line of lines) {
    const last = whole.at(-1)
    const isOpen = last !== undefined && (/[,;、，/&(-]$/.test(last.text) || /\([^)]*$/.test(last.text))
    const isWrapped =
      before !== null &&
      !line.isBullet &&
      !labelPattern.test(line.text) &&
      /[,，、]/.test(last?.text ?? '') &&
      /[,，、]/.test(line.text) &&
      !line.startsBlock &&
      line.segments.length === 1 &&
      before.segments.length === 1 &&
      before.column === line.column
    if (last && !line.isBullet && !line.startsBlock && (isOpen || isWrapped)) last.text += ` ${line.text}`
    else whole.push({ text: withoutLabelCell(line), index: line.index })
    before = line
  }
  return whole
}

/** "Databases   PostgreSQL, Redis": the first cell names the group. */
const withoutLabelCell = ({ segments, text }: NumberedLine): string => {
  const [label = '', list = ''] = segments
  return segments.length === 2 && !/[,;|•·]/.test(label) && /[,;|•·]/.test(list) && label.split(/\s+/).length <= 4
    ? list
    : text
}

export function itemsIn(text: string): string[] {
  const withoutLabel = text.replace(/(?:^|\s{2,})[^:：,;•|]{2,40}[:：](?!\/\/)\s*/gu, '  ')
  // Commas inside brackets also separate: AWS (S3, EC2).
  return withoutLabel
    .replace(/[[\](){}（）]/g, ', ')
    .split(/\s*[,;|•●·▪◦‣∙⋅、，；。➢✓✔*]\s*|\s{2,}|\s+[-–—/]\s+|\s+(?:and|und|et|y|и|و|và|और)\s+(?=\S+$)|\t/u)
    .map((item) =>
      item
        .replace(
          /^(?:(?:and|und|et|y|и|or|e\.g\.?|etc\.?|i\.e\.?|including|such as|proficient (?:in|with)|experienced (?:in|with)|experience (?:in|with)|familiar with|knowledge of|fluent in)\s+|熟悉|精通|熟练掌握|熟练使用|熟练|掌握|了解)/iu,
          '',
        )
        .replace(/[\s.:–—-]+$/u, '')
        // Glyphs of icon fonts, which arrive as stray characters.
        .replace(/^(?:[^\p{Letter}\p{Number}.#+]|\d|[\u00a1-\u00ff])\s+(?=\p{Letter})/u, '')
        .replace(/^[-–—*#>]+\s*(?=\p{Letter})/u, '')
        .replace(/\s*[★☆●○■□▮▯]+\s*/gu, '')
        .replace(/\s+\d{1,3}\s?%$/, '')
        .trim(),
    )
    .filter((item) => item !== '')
}

function slugOf(item: string): string | null {
  const wanted = foldText(item)
  const [best] = wanted.length === 0 ? [] : findSkills(item)
  if (best && (foldText(best.name) === wanted || isExactName(item, best.slug))) return best.slug
  return null
}

const isExactName = (item: string, slug: string): boolean => {
  const named = skillsNamedIn(item)
  return named.length === 1 && named[0] === slug && item.split(/\s+/).length <= 2
}
