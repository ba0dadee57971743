import { msg, plural } from '@lingui/core/macro'
import { IconFileText } from '@tabler/icons-react'
import type { briefsNextSteps as kinds } from '#shared/features/elite/briefs/briefs.next-steps.ts'
import type { NextStepWords } from '#web/app/words/next-step-words.ts'

export const briefsNextSteps: Record<keyof typeof kinds, NextStepWords> = {
  answer_briefs: {
    title: (count) => msg`${plural(count, { one: '# brief to answer', other: '# briefs to answer' })}`,
    why: () =>
      msg`A company has work that suits you. Showing interest commits you to nothing, and declining has no consequences.`,
    action: msg`See briefs`,
    href: '/elite/briefs',
    icon: IconFileText,
  },
}
