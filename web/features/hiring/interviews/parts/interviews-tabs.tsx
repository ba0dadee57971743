import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { TabsNav } from '#web/ui/tabs-nav.tsx'
import { interviewsQuery, requestsQuery } from '../interview-queries.ts'

/** The week and the lists, each with its count. */
export function InterviewsTabs() {
  const { t } = useLingui()
  const { data: upcoming } = useQuery(interviewsQuery('upcoming'))
  const { data: requests } = useQuery(requestsQuery('open'))
  return (
    <TabsNav
      label={t`Interviews`}
      links={[
        { href: '/interviews', label: t`This week` },
        { href: '/interviews/upcoming', label: t`Upcoming`, count: upcoming?.totals.upcoming },
        { href: '/applications/interview-requests', label: t`Requests`, count: requests?.open },
        { href: '/interviews/completed', label: t`Completed`, count: upcoming?.totals.completed },
      ]}
    />
  )
}

/** What the tabs need before they render. */
export const tabQueries = [interviewsQuery('upcoming'), requestsQuery('open')]
