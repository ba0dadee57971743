import { Trans, useLingui } from '@lingui/react/macro'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { type GlobeAddress, globeHref, jobsHref, noFilters } from '../globe-address.ts'

export function NoCountries({ address }: { address: GlobeAddress }) {
  const { t } = useLingui()
  const all = globeHref({ ...address, filters: noFilters })
  if (globeHref(address) !== all)
    return (
      <EmptyState
        title={t`No jobs match all of this`}
        action={
          <LinkButton href={all} variant="filled">
            <Trans>Clear all filters</Trans>
          </LinkButton>
        }
      >
        <Trans>No country has a job with this role, pay and overlap.</Trans>
      </EmptyState>
    )
  return (
    <EmptyState
      title={t`No open jobs here yet`}
      action={
        <LinkButton href={jobsHref(address, null)} variant="filled">
          <Trans>Search jobs</Trans>
        </LinkButton>
      }
    >
      <Trans>The map fills up as companies publish jobs and say which countries they hire in.</Trans>
    </EmptyState>
  )
}
