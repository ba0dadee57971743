// The talks of the demo world, written for it. A past talk begins with '=' and its facts, then title, abstract, description, chapters
// ('#') with the paragraphs of the transcript, and after '~' the slides.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CourseLevel, courseLevels } from '#shared/features/learning/courses/course-kinds.ts'
import { type TalkCategory, talkCategories } from '#shared/features/learning/masterclass/talk-kinds.ts'
import type { TimedText } from '#shared/features/learning/masterclass/talks.contract.ts'

type TalkFacts = {
  category: TalkCategory
  level: CourseLevel
  minutes: number
  title: string
  abstract: string
  description: string
  speaker: { name: string; headline: string; bio: string }
}

export type PastTalk = TalkFacts & { skills: string[]; chapters: TimedText[]; transcript: TimedText[]; slides: string }
export type UpcomingTalk = TalkFacts & { inDays: number; hour: number; capacity: number | null; timeZone: string }

const blocksOf = (file: string): string[] =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .split(/^= /m)
    .filter((block) => block.trim() !== '')

const cellsOf = (line: string): string[] => line.split('|').map((cell) => cell.trim())

function pick<T extends string>(among: readonly T[], word: string | undefined): T {
  const found = among.find((one) => one === word)
  if (!found) throw new Error(`a talk of the demo world has the unknown value ${word}`)
  return found
}

export const readPastTalks = (): PastTalk[] => blocksOf('past-talks.txt').map(readPast)

function readPast(block: string): PastTalk {
  const [text = '', slides = ''] = block.split(/^~$/m)
  const [head = '', title = '', abstract = '', description = '', ...lines] = text.trim().split('\n')
  const [, category, level, minutes, name = '', headline = '', skill = ''] = cellsOf(head)
  const paragraphs = lines.filter((line) => !line.startsWith('# '))
  // Spread evenly over the length of the talk.
  const secondsEach = Math.floor((Number(minutes) * 60) / paragraphs.length)
  const chapters: TimedText[] = []
  const transcript: TimedText[] = []
  for (const line of lines) {
    const at = transcript.length * secondsEach
    if (line.startsWith('# ')) chapters.push({ at, text: line.slice(2) })
    else transcript.push({ at, text: line })
  }
  return {
    category: pick(talkCategories, category),
    level: pick(courseLevels, level),
    minutes: Number(minutes),
    title,
    abstract,
    description,
    speaker: { name, headline, bio: '' },
    skills: [skill],
    chapters,
    transcript,
    slides: slides.trim(),
  }
}

export const readUpcomingTalks = (): UpcomingTalk[] => blocksOf('upcoming-talks.txt').map(readUpcoming)

function readUpcoming(block: string): UpcomingTalk {
  const [head = '', title = '', abstract = '', description = ''] = block.trim().split('\n')
  const [days, hour, category, level, minutes, capacity, name = '', headline = '', timeZone = 'UTC'] = cellsOf(head)
  return {
    category: pick(talkCategories, category),
    level: pick(courseLevels, level),
    minutes: Number(minutes),
    title,
    abstract,
    description,
    speaker: { name, headline, bio: '' },
    inDays: Number(days),
    hour: Number(hour),
    capacity: capacity ? Number(capacity) : null,
    timeZone,
  }
}
