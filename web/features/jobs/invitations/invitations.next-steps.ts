import { msg, plural } from '@lingui/core/macro'
import { IconMailOpened } from '@tabler/icons-react'
import type { invitationsNextSteps as kinds } from '#shared/features/jobs/invitations/invitations.next-steps.ts'
import type { NextStepWords } from '#web/app/words/next-step-words.ts'

export const invitationsNextSteps: Record<keyof typeof kinds, NextStepWords> = {
  answer_invitations: {
    title: (count) => msg`${plural(count, { one: '# invitation to answer', other: '# invitations to answer' })}`,
    why: () => msg`A company invited you to apply. Accept, decline or ask a question before it expires.`,
    action: msg`View`,
    href: '/jobs/invitations',
    icon: IconMailOpened,
  },
}
