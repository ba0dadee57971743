import { msg, plural } from '@lingui/core/macro'
import { IconBuildingSkyscraper } from '@tabler/icons-react'
import type { companiesNextSteps as kinds } from '#shared/features/people/companies/companies.next-steps.ts'
import type { NextStepWords } from '#web/app/words/next-step-words.ts'

export const companiesNextSteps: Record<keyof typeof kinds, NextStepWords> = {
  check_companies: {
    title: (count) => msg`${plural(count, { one: '# company to verify', other: '# companies to verify' })}`,
    why: () => msg`Nobody can find them until you do.`,
    action: msg`Review`,
    href: '/#company-checks',
    icon: IconBuildingSkyscraper,
  },
}
