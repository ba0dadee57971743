import { msg, plural } from '@lingui/core/macro'
import { IconVideo } from '@tabler/icons-react'
import type { interviewsNextSteps as kinds } from '#shared/features/hiring/interviews/interviews.next-steps.ts'
import type { NextStepWords } from '#web/app/words/next-step-words.ts'

export const interviewsNextSteps: Record<keyof typeof kinds, NextStepWords> = {
  answer_interview_requests: {
    title: (count) =>
      msg`${plural(count, { one: '# interview request to answer', other: '# interview requests to answer' })}`,
    why: () => msg`A company would like to meet you. Choose a time before the request expires.`,
    action: msg`Choose`,
    href: '/applications/interview-requests',
    icon: IconVideo,
  },
}
