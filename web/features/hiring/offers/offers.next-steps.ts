import { msg, plural } from '@lingui/core/macro'
import { IconGift } from '@tabler/icons-react'
import type { offersNextSteps as kinds } from '#shared/features/hiring/offers/offers.next-steps.ts'
import type { NextStepWords } from '#web/app/words/next-step-words.ts'

export const offersNextSteps: Record<keyof typeof kinds, NextStepWords> = {
  answer_offers: {
    title: (count) => msg`${plural(count, { one: '# offer to answer', other: '# offers to answer' })}`,
    why: () => msg`A company wants to hire you. Sign, ask for changes or decline before the offer expires.`,
    action: msg`View`,
    href: '/offers',
    icon: IconGift,
  },
}
