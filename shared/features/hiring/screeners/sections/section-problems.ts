// Problems of a test's sections and material: rules that no attempt could follow.

import type { WrittenQuestion } from '../question.contract.ts'
import { formatOf } from '../spoken/spoken-question.ts'
import type { Problem } from '../test-problems.ts'
import type { Navigation } from './navigation.ts'
import type { Material, Section } from './section.contract.ts'
import { sectionOf } from './steps.ts'

const words = {
  interview: /* i18n */ {
    id: 'screeners.interview_sections',
    message: 'An interview has no sections: its questions are opened one by one.',
  },
  unknown: /* i18n */ { id: 'screeners.unknown_section', message: 'Choose one of the sections.' },
  noMaterial: /* i18n */ { id: 'screeners.unknown_material', message: 'Choose one of the materials.' },
  empty: /* i18n */ {
    id: 'screeners.empty_section',
    message: 'Add a question to this section, or remove the section.',
  },
  blank: /* i18n */ { id: 'screeners.blank_material', message: 'Add a text or a table.' },
  fewer: /* i18n */ { id: 'screeners.draw_too_many', message: 'The section does not have that many questions.' },
  unequal: /* i18n */ {
    id: 'screeners.draw_unequal',
    message: 'Questions that are drawn have to be worth the same points.',
  },
  tooLong: /* i18n */ {
    id: 'screeners.sections_too_long',
    message: 'The sections take longer than the whole test.',
  },
}

type Parts = {
  questions: readonly WrittenQuestion[]
  sections: readonly Section[]
  materials: readonly Material[]
  navigation: Navigation
  minutes: number
}

export function findSectionProblems({ questions, sections, materials, navigation, minutes }: Parts): Problem[] {
  if (formatOf(questions) === 'interview' && (sections.length > 0 || navigation === 'forward'))
    return [{ path: ['sections'], words: words.interview }]
  const total = sections.reduce((sum, one) => sum + (one.minutes ?? 0), 0)
  return [
    ...questions.flatMap((question, place) => referenceProblems(question, place, { sections, materials })),
    ...materials.flatMap(({ text, table }, place) =>
      text === '' && table.trim() === '' ? [{ path: ['materials', place, 'text'], words: words.blank }] : [],
    ),
    ...sections.flatMap((section, place) =>
      sectionProblems(
        section,
        questions.filter((question) => sectionOf(question) === place),
      ).map(({ path, words: said }) => ({ path: ['sections', place, ...path], words: said })),
    ),
    ...(total > minutes ? [{ path: ['minutes'], words: words.tooLong }] : []),
  ]
}

function referenceProblems(
  question: WrittenQuestion,
  place: number,
  { sections, materials }: Pick<Parts, 'sections' | 'materials'>,
): Problem[] {
  const hasSection = sectionOf(question) < Math.max(1, sections.length)
  const hasMaterial = question.material === undefined || question.material < materials.length
  return [
    ...(hasSection ? [] : [{ path: ['questions', place, 'section'], words: words.unknown }]),
    ...(hasMaterial ? [] : [{ path: ['questions', place, 'material'], words: words.noMaterial }]),
  ]
}

function sectionProblems({ draw }: Section, own: readonly WrittenQuestion[]): Problem[] {
  if (own.length === 0) return [{ path: ['title'], words: words.empty }]
  if (draw === null) return []
  if (draw > own.length) return [{ path: ['draw'], words: words.fewer }]
  // Otherwise one person could get more points than another.
  return new Set(own.map(({ points }) => points)).size > 1 ? [{ path: ['draw'], words: words.unequal }] : []
}
