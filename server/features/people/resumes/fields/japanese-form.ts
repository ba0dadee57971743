// The usual Japanese form (履歴書): a table with one row for each time somebody joined or left a company or school.

import type {
  FoundText,
  ReadEducation,
  ReadExperience,
  ReadPeriod,
} from '#shared/features/people/resumes/resume-reading.ts'
import type { NumberedLine } from './sections.ts'

const ROW =
  /^((?:19|20)\d{2})(?:年|\s)\s*(1[0-2]|0?[1-9])(?:月|\s)\s*(.{2,60}?)\s*(入社|入職|入所|退社|退職|退所|入学|卒業|修了|退学|中退)/u

type Stay = { name: FoundText; start: string | null; end: string | null; isCurrent: boolean; line: number }

const isJoining = (word: string): boolean => word.startsWith('入')

function staysIn(lines: readonly NumberedLine[], words: RegExp): Stay[] {
  const stays: Stay[] = []
  for (const { text, index } of lines) {
    const last = stays.at(-1)
    if (/現在に至る/.test(text) && last?.end === null) last.isCurrent = true
    const [, year, month = '', name = '', word = ''] = ROW.exec(text.normalize('NFKC')) ?? []
    if (!year || !words.test(word)) continue
    const date = `${year}-${month.padStart(2, '0')}`
    const found = { value: name, line: index, confidence: 0.95 }
    const open = stays.find((stay) => stay.end === null && stay.name.value === name)
    if (isJoining(word)) stays.push({ name: found, start: date, end: null, isCurrent: false, line: index })
    else if (open) open.end = date
    else stays.push({ name: found, start: null, end: date, isCurrent: false, line: index })
  }
  return stays
}

const periodOf = ({ start, end, isCurrent, line }: Stay): ReadPeriod => ({
  value: { start, end, isCurrent },
  line,
  confidence: 0.95,
})

/** Empty if the section is not such a table. */
export const formExperiences = (lines: readonly NumberedLine[]): ReadExperience[] =>
  staysIn(lines, /入社|入職|入所|退社|退職|退所/).map((stay) => ({
    company: stay.name,
    location: null,
    roles: [{ title: null, period: periodOf(stay), summary: '' }],
  }))

export const formEducation = (lines: readonly NumberedLine[]): ReadEducation[] =>
  staysIn(lines, /入学|卒業|修了|退学|中退/).map((stay) => {
    const [, school, subject] =
      /^(.+?(?:大学院|大学|高等専門学校|専門学校|高等学校|高校))\s*(.*)$/u.exec(stay.name.value) ?? []
    return {
      school: { ...stay.name, value: school ?? stay.name.value },
      degree: subject ? { ...stay.name, value: subject } : null,
      period: periodOf(stay),
    }
  })
