// Limits of what operators write. Separate from those of the learners' pages, which should not load them.

export const MAX_COURSE_TITLE = 120
export const MAX_COURSE_SUMMARY = 300
export const MAX_OUTCOMES = 10
export const MAX_OUTCOME = 200
export const MAX_COURSE_SKILLS = 10
export const MAX_COURSE_SKILL = 60
export const MAX_SOURCES = 20
export const MAX_SOURCE_TITLE = 200
export const MAX_SECTIONS = 30
export const MAX_SECTION_TITLE = 120
export const MAX_LESSONS = 200
export const MAX_LESSON_TITLE = 140
export const MAX_LESSON_BODY = 50_000
export const MAX_CHECKLIST_ITEM = 300
export const MAX_PROMPT = 500
export const MAX_OPTION = 300
export const MAX_EXPLANATION = 1000
