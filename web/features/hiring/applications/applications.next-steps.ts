import { msg, plural } from '@lingui/core/macro'
import { IconBriefcase, IconClipboardCheck, IconMessage } from '@tabler/icons-react'
import type { applicationsNextSteps as kinds } from '#shared/features/hiring/applications/applications.next-steps.ts'
import type { NextStepWords } from '#web/app/words/next-step-words.ts'

export const applicationsNextSteps: Record<keyof typeof kinds, NextStepWords> = {
  take_test: {
    title: (count) => msg`${plural(count, { one: '# test to take', other: '# tests to take' })}`,
    why: () => msg`A company asked for it as part of your application. It has a deadline.`,
    action: msg`Start`,
    href: '/applications?mine=1',
    icon: IconClipboardCheck,
  },
  answer_company: {
    title: (count) =>
      msg`${plural(count, { one: '# company needs your reply', other: '# companies need your reply' })}`,
    why: () => msg`They messaged you about your application.`,
    action: msg`Reply`,
    href: '/applications?mine=1',
    icon: IconMessage,
  },
  see_jobs: {
    title: () => msg`See the jobs that fit you`,
    why: () => msg`Open to you where you live, best fit first.`,
    action: msg`See jobs`,
    href: '/jobs',
    icon: IconBriefcase,
  },
}
