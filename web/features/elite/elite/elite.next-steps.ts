import { msg, plural } from '@lingui/core/macro'
import { IconRosetteDiscountCheck } from '@tabler/icons-react'
import type { eliteNextSteps as kinds } from '#shared/features/elite/elite/elite.next-steps.ts'
import type { NextStepWords } from '#web/app/words/next-step-words.ts'

export const eliteNextSteps: Record<keyof typeof kinds, NextStepWords> = {
  continue_elite: {
    title: (count) =>
      msg`${plural(count, { one: '# question about your Elite application', other: '# questions about your Elite application' })}`,
    why: () => msg`The review continues once you have answered.`,
    action: msg`Answer`,
    href: '/elite/onboarding/pending-actions',
    icon: IconRosetteDiscountCheck,
  },
}
