import type { TestApp } from '#server/test-app.ts'
import { type CourseContent, type LessonContent, publishCourse } from './publishing.service.ts'

export const COURSES = '/talent/api/courses'
export const OPS_COURSES = '/ops/api/courses'

const lesson = (kind: LessonContent['kind'], title: string, rest: Partial<LessonContent> = {}): LessonContent => ({
  kind,
  title,
  body: 'Some **words**.',
  questions: [],
  checklist: [],
  ...rest,
})

const quizLesson = lesson('quiz', 'Check', {
  body: '',
  questions: [
    { prompt: 'One?', options: ['a', 'b', 'c'], right: [1], explanation: 'Because b.' },
    { prompt: 'Two?', options: ['a', 'b', 'c'], right: [0, 2], explanation: 'Because a and c.' },
  ],
})

let count = 0

/** Two articles, a quiz and an assignment in two sections, unless told otherwise. */
export async function aCourse({ platform }: TestApp, given: Partial<CourseContent> = {}) {
  count += 1
  const content: CourseContent = {
    slug: `course-${count}`,
    title: `Course ${count}`,
    summary: 'What it is about, in one sentence.',
    category: 'money',
    level: 'beginner',
    language: 'en',
    skills: [],
    outcomes: ['You know more'],
    sources: [],
    sections: [
      { title: 'First', lessons: [lesson('article', 'Reading'), lesson('article', 'More reading')] },
      { title: 'Second', lessons: [quizLesson, lesson('assignment', 'Doing', { checklist: ['One', 'Two'] })] },
    ],
    ...given,
  }
  const { id, lessonIds } = await publishCourse(platform.db, content, platform.clock.now())
  return { id, lessonIds, content, path: `${COURSES}/${content.slug}` }
}
