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
      title: t`${plural(count, { one: '# company waits for a check', other: '# companies wait for a check' })}`,
      why: t`Nobody can find them until then.`,
      action: t`Check`,
      href: '/#company-checks',
      icon: IconBuildingSkyscraper,
    },
    take_test: {
      title: t`${plural(count, { one: '# test waits for you', other: '# tests wait for you' })}`,
      why: t`A company asked for it with your application. It has a day by which it must be done.`,
      action: t`Take it`,
      href: '/applications?mine=1',
      icon: IconClipboardCheck,
    },
    answer_company: {
      title: t`${plural(count, { one: '# company waits for your answer', other: '# companies wait for your answer' })}`,
      why: t`They wrote to you about your application.`,
      action: t`Answer`,
      href: '/applications?mine=1',
      icon: IconMessage,
    },
    answer_invitations: {
      title: t`${plural(count, { one: '# invitation waits for you', other: '# invitations wait for you' })}`,
      why: t`A company would like you to apply. Accept, decline or ask before it is over.`,
      action: t`Look`,
      href: '/jobs/invitations',
      icon: IconMailOpened,
    },
    finish_application: {
      title: t`${plural(count, { one: '# application is not sent', other: '# applications are not sent' })}`,
      why: t`All you have typed is kept for two weeks.`,
      action: t`Go on`,
      href: '/applications',
      icon: IconSend,
    },
    finish_set_up: {
      title: t`Finish your set-up`,
      why: t`${plural(count, { one: '# question left', other: '# questions left' })}. Jobs are checked against your answers.`,
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
      title: t`Protect your account with a second step`,
      why: t`A code from your phone, asked for when you sign in.`,
      action: t`Set up`,
      href: settingsPath('two-step'),
      icon: IconShieldLock,
    },
  }
  return words[kind]
}
