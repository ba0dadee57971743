// How each kind of next step is told, and where it is done. A kind without words does not compile.

import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import {
  IconBuildingSkyscraper,
  IconClipboardCheck,
  IconFileText,
  IconListCheck,
  IconMailOpened,
  IconMessage,
  IconSend,
  IconShieldLock,
} from '@tabler/icons-react'
import type { NextStep } from '#shared/features/workspace/home/home.contract.ts'
import type { NextStepKind } from '#shared/features/workspace/home/next-step-kinds.ts'
import { settingsPath } from '#web/app/settings/settings-section.ts'
import { ONBOARDING_PATH, stepHref } from '#web/features/entry/onboarding/step-address.ts'
import type { Glyph } from '#web/ui/icon.tsx'

type StepWords = { title: string; why: string; action: string; href: string; icon: Glyph }

export function useNextStepWords({ kind, count }: NextStep): StepWords {
  const { t } = useLingui()
  const words: Record<NextStepKind, StepWords> = {
    check_companies: {
      title: t`${plural(count, { one: '# company to verify', other: '# companies to verify' })}`,
      why: t`Nobody can find them until you do.`,
      action: t`Review`,
      href: '/#company-checks',
      icon: IconBuildingSkyscraper,
    },
    take_test: {
      title: t`${plural(count, { one: '# test to take', other: '# tests to take' })}`,
      why: t`A company asked for it as part of your application. It has a deadline.`,
      action: t`Start`,
      href: '/applications?mine=1',
      icon: IconClipboardCheck,
    },
    answer_company: {
      title: t`${plural(count, { one: '# company needs your reply', other: '# companies need your reply' })}`,
      why: t`They messaged you about your application.`,
      action: t`Reply`,
      href: '/applications?mine=1',
      icon: IconMessage,
    },
    answer_invitations: {
      title: t`${plural(count, { one: '# invitation to answer', other: '# invitations to answer' })}`,
      why: t`A company invited you to apply. Accept, decline or ask a question before it expires.`,
      action: t`View`,
      href: '/jobs/invitations',
      icon: IconMailOpened,
    },
    finish_application: {
      title: t`${plural(count, { one: 'Finish # draft application', other: 'Finish # draft applications' })}`,
      why: t`Drafts are kept for two weeks.`,
      action: t`Continue`,
      href: '/applications',
      icon: IconSend,
    },
    finish_set_up: {
      title: t`Finish setting up`,
      why: t`${plural(count, { one: '# question left', other: '# questions left' })}. We match jobs against your answers.`,
      action: t`Continue`,
      href: ONBOARDING_PATH,
      icon: IconListCheck,
    },
    add_resume: {
      title: t`Add your résumé`,
      why: t`It stays private until you send it with an application.`,
      action: t`Add`,
      href: stepHref('resume'),
      icon: IconFileText,
    },
    second_factor: {
      title: t`Turn on two-step sign-in`,
      why: t`Enter a code from your phone when you sign in.`,
      action: t`Set up`,
      href: settingsPath('two-step'),
      icon: IconShieldLock,
    },
  }
  return words[kind]
}
