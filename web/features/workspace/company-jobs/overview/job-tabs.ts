import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { isLanded } from '#shared/screens.ts'

type JobTab = { screen: string; label: MessageDescriptor }

/** The screens of one job, in order. A screen appears once it exists. */
const tabs: readonly JobTab[] = [
  { screen: '/company/jobs/:id', label: msg`Overview` },
  { screen: '/company/jobs/:id/applicants', label: msg`Applicants` },
  { screen: '/company/jobs/:id/edit', label: msg`Edit` },
]

export const jobTabs = (id: string): { href: string; label: MessageDescriptor }[] =>
  tabs.filter(({ screen }) => isLanded(screen)).map(({ screen, label }) => ({ href: screen.replace(':id', id), label }))
