import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { isLanded } from '#shared/screens.ts'
import { TabsNav } from '#web/ui/tabs-nav.tsx'

/** The ways to find a job, side by side. `counts` by address, where the page knows them. */
export function JobsTabs({ counts = {} }: { counts?: Readonly<Record<string, ReactNode>> }) {
  const { t } = useLingui()
  const links = [
    { href: '/jobs', label: t`All jobs` },
    { href: '/jobs/recommended', label: t`Recommended` },
    { href: '/jobs/saved', label: t`Saved` },
    { href: '/jobs/invitations', label: t`Invitations` },
    { href: '/jobs/around-the-globe', label: t`Around the globe` },
  ]
  return (
    <TabsNav
      label={t`Ways to find a job`}
      links={links.filter(({ href }) => isLanded(href)).map((link) => ({ ...link, count: counts[link.href] }))}
    />
  )
}
