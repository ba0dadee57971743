import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useReader } from '#web/features/hiring/applications/use-reader.ts'
import { companyRequestsQuery, companyWeekQuery } from '../interview-queries.ts'
import { WeekCard } from '../week/week-card.tsx'
import { mainSides, type Week } from '../week/week-events.ts'
import { readMonday, wideWeek } from '../week/week-span.ts'

function weekOf(text: string | null, now: number) {
  const { from, to } = wideWeek(text, now)
  return companyWeekQuery(from, to)
}

export const companyWeekQueries = (text: string | null, now: number) => [
  weekOf(text, now),
  companyRequestsQuery('open'),
]

/** The company's week on its own clock, like the lists beside it. */
export function CompanyWeek({ week, requestedAt }: { week: string | null; requestedAt: number }) {
  const reader = useReader(requestedAt)
  const { data: requests } = useSuspenseQuery(companyRequestsQuery('open'))
  const { data: planned } = useQuery(weekOf(week, requestedAt))
  const shown: Week = { side: 'company', interviews: planned?.items ?? [], requests: requests.items }
  const zone = mainSides(shown)?.own.zone ?? reader.zone
  return (
    <WeekCard
      week={shown}
      monday={readMonday(week, zone, reader.now)}
      zone={zone}
      now={reader.now}
      hrefOf={(monday) => `/company/interviews?show=week&week=${monday}`}
    />
  )
}
