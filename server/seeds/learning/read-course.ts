// A course of the demo world is a folder: course.json, and a file for each lesson named by its kind.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CourseContent, LessonContent } from '#server/features/learning/courses/publishing.service.ts'

type CourseFile = Omit<CourseContent, 'slug' | 'sections'> & { sections: { title: string; lessons: string[] }[] }
type QuizFile = Pick<LessonContent, 'title' | 'questions'>

export function readCourse(folder: string, slug: string): CourseContent {
  const { sections, ...facts } = JSON.parse(readFileSync(join(folder, 'course.json'), 'utf8')) as CourseFile
  return {
    ...facts,
    slug,
    sections: sections.map(({ title, lessons }) => ({
      title,
      lessons: lessons.map((name) => readLesson(folder, name)),
    })),
  }
}

function readLesson(folder: string, name: string): LessonContent {
  const read = (ending: string): string | null => {
    try {
      return readFileSync(join(folder, `${name}${ending}`), 'utf8')
    } catch {
      return null
    }
  }
  const [article, quiz, task] = [read('.md'), read('.quiz.json'), read('.task.md')]
  if (article !== null) return { kind: 'article', ...titleAndBody(article), questions: [], checklist: [] }
  if (quiz !== null) return { kind: 'quiz', body: '', checklist: [], ...(JSON.parse(quiz) as QuizFile) }
  if (task !== null) return { kind: 'assignment', questions: [], ...assignment(task) }
  throw new Error(`${folder} has no lesson ${name}`)
}

function titleAndBody(markdown: string): { title: string; body: string } {
  const [, title = '', body = ''] = /^# (.+)\n([\s\S]*)$/.exec(markdown.trimStart()) ?? []
  return { title: title.trim(), body: body.trim() }
}

const CHECKLIST = /\n## Checklist\s*\n/
const ITEM = /^[-*] (?:\[[ x]\] )?(.+)$/

function assignment(markdown: string): { title: string; body: string; checklist: string[] } {
  const { title, body } = titleAndBody(markdown)
  const [text = '', list = ''] = `\n${body}`.split(CHECKLIST)
  const checklist = list.split('\n').flatMap((line) => ITEM.exec(line.trim())?.[1]?.trim() ?? [])
  return { title, body: text.trim(), checklist }
}
