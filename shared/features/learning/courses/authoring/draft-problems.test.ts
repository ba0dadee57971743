import { describe, expect, it } from 'vitest'
import { noMedia } from '../media/media-kinds.ts'
import { findDraftProblems } from './draft-problems.ts'

const article = {
  id: 'a',
  kind: 'article',
  title: 'Reading',
  body: 'Words.',
  questions: [],
  checklist: [],
  media: noMedia,
} as const
const question = { prompt: 'Why?', options: ['a', 'b'], right: [1], explanation: 'Because.' }
const quiz = { ...article, id: 'q', kind: 'quiz', body: '', questions: [question] } as const
const course = {
  title: 'A course',
  summary: 'What it is about, in a sentence.',
  outcomes: ['You know more'],
  sources: [],
  sections: [{ id: 's', title: 'First', lessonIds: ['a', 'q'] }],
}
const codesOf = (...given: Parameters<typeof findDraftProblems>) => findDraftProblems(...given).map(({ code }) => code)

describe('before a course is published', () => {
  it('a complete one has no problems', () => expect(findDraftProblems(course, [article, quiz])).toEqual([]))

  it('the course itself needs a title, a summary, outcomes and lessons', () => {
    const empty = {
      title: '',
      summary: '',
      outcomes: [' '],
      sources: [{ title: 'A', url: 'javascript:1' }],
      sections: [],
    }
    expect(codesOf(empty, [])).toEqual(['title', 'summary', 'outcomes', 'source', 'no_lessons'])
    const sections = [...course.sections, { id: 't', title: '', lessonIds: [] }]
    expect(findDraftProblems({ ...course, sections }, [article, quiz])).toEqual([
      { code: 'section_title', sectionId: 't', lessonId: null },
      { code: 'empty_section', sectionId: 't', lessonId: null },
    ])
  })

  it('every lesson needs what its kind needs', () => {
    expect(codesOf(course, [{ ...article, title: '', body: ' ' }, quiz])).toEqual(['lesson_title', 'body'])
    expect(codesOf(course, [{ ...article, kind: 'assignment' }, quiz])).toEqual(['checklist'])
    const video = { ...article, kind: 'video', body: '' } as const
    expect(codesOf(course, [video, quiz])).toEqual(['video_file', 'captions'])
    const captions = [{ language: 'en', vtt: 'WEBVTT\n\n00:00.000 --> 00:01.000\nHi' }]
    expect(codesOf(course, [{ ...video, media: { ...noMedia, videoId: 'v', captions } }, quiz])).toEqual([])
    expect(codesOf(course, [article, { ...quiz, questions: [] }])).toEqual(['no_questions'])
    const wrong = { ...question, options: ['a', 'a '], right: [2] }
    expect(codesOf(course, [article, { ...quiz, questions: [wrong, { ...question, prompt: '' }] }])).toEqual([
      'same_options',
      'no_right_answer',
      'question',
    ])
  })
})
