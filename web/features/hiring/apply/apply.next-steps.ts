import { msg, plural } from '@lingui/core/macro'
import { IconSend } from '@tabler/icons-react'
import type { applyNextSteps as kinds } from '#shared/features/hiring/apply/apply.next-steps.ts'
import type { NextStepWords } from '#web/app/words/next-step-words.ts'

export const applyNextSteps: Record<keyof typeof kinds, NextStepWords> = {
  finish_application: {
    title: (count) =>
      msg`${plural(count, { one: 'Finish # draft application', other: 'Finish # draft applications' })}`,
    why: () => msg`Drafts are kept for two weeks.`,
    action: msg`Continue`,
    href: '/applications',
    icon: IconSend,
  },
}
