import { msg, plural } from '@lingui/core/macro'
import { IconClipboardCheck } from '@tabler/icons-react'
import type { assessmentsNextSteps as kinds } from '#shared/features/skills/assessments/assessments.next-steps.ts'
import type { NextStepWords } from '#web/app/words/next-step-words.ts'

export const assessmentsNextSteps: Record<keyof typeof kinds, NextStepWords> = {
  take_assessments: {
    title: (count) => msg`${plural(count, { one: '# assessment to take', other: '# assessments to take' })}`,
    why: () => msg`A company invited you to take a test. Start when it suits you, before the deadline.`,
    action: msg`View`,
    href: '/assessments',
    icon: IconClipboardCheck,
  },
}
