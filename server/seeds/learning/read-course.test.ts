import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { markdownHtml } from '#server/platform/markdown-html.ts'
import { courseCategories, courseLevels } from '#shared/features/learning/courses/course-kinds.ts'
import { readCourse } from './read-course.ts'

const FOLDER = join(import.meta.dirname, 'courses')
const slugs = readdirSync(FOLDER)

/** With a real domain, and without the spaces and punctuation that copying leaves behind. */
const WELL_FORMED = /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(\/([^\s"<>]*[^\s"<>.,;])?)?$/

const linksIn = (lessons: readonly { body: string }[]): string[] =>
  lessons.flatMap(({ body }) => [...markdownHtml(body).matchAll(/href="(https?:[^"]*)"/g)].map(([, url = '']) => url))

describe.each(slugs)('the course %s', (slug) => {
  const course = readCourse(join(FOLDER, slug), slug)
  const lessons = course.sections.flatMap((section) => section.lessons)

  it('says what it is about', () => {
    expect(course.title.length).toBeGreaterThan(4)
    expect(course.summary.length).toBeLessThanOrEqual(200)
    expect(courseCategories).toContain(course.category)
    expect(courseLevels).toContain(course.level)
    expect(course.outcomes.length).toBeGreaterThanOrEqual(3)
    for (const url of [...course.sources.map((source) => source.url), ...linksIn(lessons)])
      expect(url).toMatch(WELL_FORMED)
  })

  it('has eight to twenty lessons, each complete', () => {
    expect(lessons.length).toBeGreaterThanOrEqual(8)
    expect(lessons.length).toBeLessThanOrEqual(20)
    for (const { kind, title, body, questions, checklist } of lessons) {
      expect(title).not.toBe('')
      expect(questions.length, title).toBeGreaterThanOrEqual(kind === 'quiz' ? 3 : 0)
      expect(markdownHtml(body), title).toContain(kind === 'quiz' ? '' : '<p>')
      expect(checklist.length, title).toBeGreaterThanOrEqual(kind === 'assignment' ? 3 : 0)
      for (const { options, right } of questions)
        expect(right.length > 0 && right.every((one) => one < options.length)).toBe(true)
    }
  })
})
