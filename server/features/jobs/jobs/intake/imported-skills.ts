// The skills a posting asks for. A name counts wherever it stands; an ordinary word only where the line is about what a person can do.

import { skillAt, wordsOf } from '#server/features/base/reference/skill-phrases.service.ts'
import type { ImportedJob } from '#shared/features/jobs/jobs/imported-job.ts'
import { type JobSkill, MAX_JOB_SKILLS } from '#shared/features/jobs/jobs/job-terms.ts'
import { isOnlyInTitles, isOrdinary } from './ordinary-skills.ts'

const ASKS =
  /^(?:experienced?|proficien\w+|knowledge|skills?|skilled|familiar\w*|expert\w*|background|understanding|fluen\w+|speaks?|speaking|native|mastery|command|programming|language|written|spoken|kenntnisse|erfahrung|expérience|connaissances?|experiencia|conocimientos?|experiência|conhecimentos?|ervaring|kennis)$/i

/** Words between the requirement and the skill: "experience in financial forecasting". */
const REACH = 4
const MAX_LINE = 500

const linesOf = (html: string): string[] =>
  html
    .replace(/<\/?(?:p|li|ul|ol|br|h[1-6]|div|blockquote)\b[^>]{0,300}>/gi, '\n')
    .replace(/<[^>]{0,300}>/g, ' ')
    .split(/\n|(?<=[a-z\d)][.!?;]) +(?=[A-ZÀ-Þ])/)
    .map((line) => line.slice(0, MAX_LINE))

type Named = { slug: string; from: number; to: number; isOrdinary: boolean }

function skillsIn(line: string, { isTitle }: { isTitle: boolean }): string[] {
  const tokens = wordsOf(line)
  const named: Named[] = []
  for (let place = 0; place < tokens.length; ) {
    const skill = skillAt(tokens, place)
    const length = skill?.words.length ?? 1
    if (skill && (isTitle || !isOnlyInTitles(tokens.slice(place, place + length))))
      named.push({
        slug: skill.slug,
        from: place,
        to: place + length,
        isOrdinary: isOrdinary(tokens.slice(place, place + length)),
      })
    place += length
  }
  const isAsked = ({ from, to }: Named): boolean =>
    tokens.slice(Math.max(0, from - REACH), from).some((word) => ASKS.test(word)) ||
    tokens.slice(to, to + 2).some((word) => ASKS.test(word)) ||
    // In a list of technologies the neighbours are context enough: "C and C++", "Elixir, Go".
    named.some((other) => !other.isOrdinary && other.to + 1 >= from && other.from <= to + 1)
  return named.filter((one) => !one.isOrdinary || isAsked(one)).map(({ slug }) => slug)
}

/** Skills in the title are required; in the text they may be anything from required to optional. */
export function skillsOf({ title, description }: Pick<ImportedJob, 'title' | 'description'>): JobSkill[] {
  const inTitle = new Set(skillsIn(title, { isTitle: true }))
  const all = new Set([...inTitle, ...linesOf(description).flatMap((line) => skillsIn(line, { isTitle: false }))])
  return [...all]
    .slice(0, MAX_JOB_SKILLS)
    .map((skillId) => ({ skillId, isRequired: inTitle.has(skillId), minLevel: inTitle.has(skillId) ? 3 : 1 }))
}
