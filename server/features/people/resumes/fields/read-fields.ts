import type {
  FoundText,
  ReadEducation,
  ReadExperience,
  ResumeReading,
} from '#shared/features/people/resumes/resume-reading.ts'
import type { Document } from '../layout/line.ts'
import { findEmail, findLocation, findPhone } from './contacts.ts'
import { readEducation } from './entries/education.ts'
import { readWork } from './entries/work.ts'
import { readLanguages } from './languages.ts'
import { findLinks } from './links.ts'
import { findName } from './name.ts'
import { isPlace } from './places.ts'
import { type Section, sectionsOf } from './sections.ts'
import { readSkills } from './skills.ts'
import { namesDegree, namesSchool, namesTitle } from './words.ts'

export function readFields(document: Document): ResumeReading {
  const sections = sectionsOf(document.lines)
  const linesIn = (kind: Section['kind']) => sections.filter((section) => section.kind === kind)
  const email = findEmail(document)
  const name = findName(document, email?.value ?? null)
  return {
    pages: document.pages,
    lines: document.lines.map(({ text }) => text),
    name,
    headline: findHeadline(sections, name),
    email,
    phone: findPhone(document),
    location: findLocation(sections),
    links: findLinks(document, sections, [name?.value, email?.value]),
    experiences: findWork(sections),
    education:
      linesIn('education').length > 0
        ? linesIn('education').flatMap(({ lines }) => readEducation(lines))
        : unheadedEducation(sections),
    skills: readSkills(sections),
    languages: readLanguages(sections),
  }
}

/** A heading such as "Additional experience" may be the only one. */
function findWork(sections: readonly Section[]): ReadExperience[] {
  const headed = sections.filter(({ kind }) => kind === 'work').flatMap(({ lines }) => readWork(lines))
  return headed.some(({ roles }) => roles.some(({ period }) => period !== null))
    ? headed
    : [...unheadedWork(sections), ...headed]
}

const unheaded = (sections: readonly Section[]) =>
  sections.filter(({ kind }) => kind === 'top' || kind === 'other' || kind === 'summary' || kind === 'skills')

/** Without a heading we could read, only entries that leave no doubt count. */
const unheadedWork = (sections: readonly Section[]): ReadExperience[] =>
  unheaded(sections)
    .flatMap(({ lines }) => readWork(lines))
    .filter(
      ({ company, roles }) =>
        company !== null &&
        !namesDegree(company.value) &&
        !namesDegree(roles[0]?.title?.value ?? '') &&
        roles.some(({ title, period }) => title && namesTitle(title.value) && period && period.confidence > 0.9),
    )

const unheadedEducation = (sections: readonly Section[]): ReadEducation[] =>
  unheaded(sections)
    .flatMap(({ lines }) => readEducation(lines))
    .filter(
      ({ school, degree, period }) =>
        period !== null && school && namesSchool(school.value) && degree && namesDegree(degree.value),
    )

/** The headline below the name. */
function findHeadline(sections: readonly Section[], name: FoundText | null): FoundText | null {
  if (!name) return null
  const line = sections
    .filter(({ kind }) => kind === 'top')
    .flatMap(({ lines }) => lines)
    .find(
      ({ index, text }) =>
        index > name.line &&
        index <= name.line + 3 &&
        text.length <= 80 &&
        namesTitle(text) &&
        !/@|\d{4}|^[^:]{1,20}:\s/.test(text) &&
        !isPlace(text),
    )
  return line ? { value: line.text, line: line.index, confidence: 0.8 } : null
}
