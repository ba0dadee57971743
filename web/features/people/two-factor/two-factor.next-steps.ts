import { msg } from '@lingui/core/macro'
import { IconShieldLock } from '@tabler/icons-react'
import type { twoFactorNextSteps as kinds } from '#shared/features/people/two-factor/two-factor.next-steps.ts'
import { settingsPath } from '#web/app/settings/settings-section.ts'
import type { NextStepWords } from '#web/app/words/next-step-words.ts'

export const twoFactorNextSteps: Record<keyof typeof kinds, NextStepWords> = {
  second_factor: {
    title: () => msg`Turn on two-step sign-in`,
    why: () => msg`Enter a code from your phone when you sign in.`,
    action: msg`Set up`,
    href: settingsPath('two-step'),
    icon: IconShieldLock,
  },
}
