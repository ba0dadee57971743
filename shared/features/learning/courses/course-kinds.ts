// Fixed lists and limits of courses. Separate from the contract, so that pages can import them without the schemas.

export const courseCategories = ['contracts', 'money', 'working-remotely', 'getting-hired', 'growing'] as const
export type CourseCategory = (typeof courseCategories)[number]

export const courseLevels = ['beginner', 'intermediate', 'advanced'] as const
export type CourseLevel = (typeof courseLevels)[number]

export const lessonKinds = ['article', 'video', 'sound', 'quiz', 'assignment', 'download'] as const
export type LessonKind = (typeof lessonKinds)[number]

export const isMediaLesson = (kind: LessonKind): boolean => kind === 'video' || kind === 'sound'
export const hasFiles = (kind: LessonKind): boolean => isMediaLesson(kind) || kind === 'download'

/** `rule`: by reading, passing or ticking everything off. `self`: marked as done by the learner. */
export const completionWays = ['rule', 'self'] as const

export const courseViews = ['all', 'active', 'completed'] as const
export type CourseView = (typeof courseViews)[number]

export const MAX_SEARCH = 100
export const MAX_QUOTE = 500
export const MAX_LESSON_NOTE = 2000
export const MAX_NOTES_PER_LESSON = 100
export const MAX_CHECKLIST = 40
export const MAX_QUESTIONS = 40
export const MAX_OPTIONS = 10
