import { msg, plural } from '@lingui/core/macro'
import { IconFileText, IconListCheck } from '@tabler/icons-react'
import type { onboardingNextSteps as kinds } from '#shared/features/entry/onboarding/onboarding.next-steps.ts'
import type { NextStepWords } from '#web/app/words/next-step-words.ts'
import { ONBOARDING_PATH, stepHref } from './step-address.ts'

export const onboardingNextSteps: Record<keyof typeof kinds, NextStepWords> = {
  finish_set_up: {
    title: () => msg`Finish setting up`,
    why: (count) =>
      msg`${plural(count, { one: '# question left', other: '# questions left' })}. We match jobs against your answers.`,
    action: msg`Continue`,
    href: ONBOARDING_PATH,
    icon: IconListCheck,
  },
  add_resume: {
    title: () => msg`Add your résumé`,
    why: () => msg`It stays private until you send it with an application.`,
    action: msg`Add`,
    href: stepHref('resume'),
    icon: IconFileText,
  },
}
