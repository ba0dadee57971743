import { Plural, Trans } from '@lingui/react/macro'
import { MIN_GROUP } from '#shared/features/jobs/job-reach/reach-rules.ts'

type Reach = { people: number | null; countries: number | null }

/** "600 people in 28 countries", or a note that there are too few to disclose. */
export function ReachText({ reach: { people, countries } }: { reach: Reach }) {
  if (people === null) return <Trans>Fewer than {MIN_GROUP} people</Trans>
  const counted = <Plural value={people} one="# person" other="# people" />
  if (!countries) return counted
  const places = <Plural value={countries} one="# country" other="# countries" />
  return (
    <Trans>
      {counted} in {places}
    </Trans>
  )
}
