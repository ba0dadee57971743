import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { isLanded } from '#shared/screens.ts'
import { TabsNav } from '#web/ui/tabs-nav.tsx'
import { jobCountsQuery } from './job-counts.ts'

/** The ways to find a job, side by side. Preload `jobCountsQuery` on pages with these tabs, or the badges appear late. */
export function JobsTabs() {
  const { t, i18n } = useLingui()
  const { data: counts } = useQuery(jobCountsQuery)
  const links = [
    { href: '/jobs', label: t`Search`, count: counts?.all },
    { href: '/jobs/recommended', label: t`Recommended`, count: undefined },
    { href: '/jobs/saved', label: t`Saved`, count: counts?.saved },
    { href: '/jobs/invitations', label: t`Invitations`, count: counts?.invitations },
    { href: '/jobs/around-the-globe', label: t`Around the globe`, count: undefined },
  ]
  return (
    <TabsNav
      label={t`Ways to find a job`}
      links={links
        .filter(({ href }) => isLanded(href))
        .map(({ count, ...link }) => ({ ...link, ...(count !== undefined && { count: i18n.number(count) }) }))}
    />
  )
}
