import { useLingui } from '@lingui/react/macro'
import type { DraftProblemCode } from '#shared/features/learning/courses/authoring/draft-problems.ts'
import type { DraftState } from '#shared/features/learning/courses/authoring/draft-state.ts'
import type { ChipTone } from '#web/ui/chip.tsx'

export function useStateNames(): Record<DraftState, string> {
  const { t } = useLingui()
  return {
    draft: t`Draft`,
    scheduled: t`Scheduled`,
    changed: t`Unpublished changes`,
    published: t`Published`,
  }
}

export const stateTones: Record<DraftState, ChipTone> = {
  draft: 'neutral',
  scheduled: 'sun',
  changed: 'warn',
  published: 'ok',
}

export function useProblemTexts(): Record<DraftProblemCode, string> {
  const { t } = useLingui()
  return {
    title: t`Give the course a title of at least 5 characters.`,
    summary: t`Write a summary of at least 20 characters.`,
    outcomes: t`Say what learners will be able to do.`,
    source: t`Every source needs a title and a web address.`,
    no_lessons: t`Add a lesson.`,
    section_title: t`A section has no title.`,
    empty_section: t`A section has no lessons. Add one or remove the section.`,
    lesson_title: t`Give the lesson a title.`,
    body: t`Write the text of the lesson.`,
    video_file: t`Upload the video.`,
    sound_file: t`Upload the audio file.`,
    download_file: t`Upload the file.`,
    captions: t`Add valid captions. Lessons cannot be published without them.`,
    chapter: t`Give every chapter a title.`,
    checklist: t`Add at least one item to the checklist.`,
    no_questions: t`Add a question.`,
    question: t`Every question needs a text, two or more answers and an explanation.`,
    same_options: t`Two answers to a question are the same.`,
    no_right_answer: t`Mark the right answer to every question.`,
  }
}
