import { Trans, useLingui } from '@lingui/react/macro'
import { MAX_OFFERED, MIN_DESCRIPTION, type PublishingCheck } from '#shared/features/market/services/service-kinds.ts'
import { Callout } from '#web/ui/callout.tsx'
import { Link } from '#web/ui/link.tsx'
import styles from '../service.module.css'

/** What has to happen before a service can be sent in, each with the page that settles it. */
export function MissingSteps({ missing }: { missing: readonly PublishingCheck[] }) {
  const { t } = useLingui()
  if (missing.length === 0) return null
  return (
    <Callout title={t`Before you can publish`}>
      <ul className={styles.plain}>
        {missing.map((check) => (
          <li key={check}>
            <MissingStep check={check} />
          </li>
        ))}
      </ul>
    </Callout>
  )
}

function MissingStep({ check }: { check: PublishingCheck }) {
  switch (check) {
    case 'identity':
      return (
        <Link to="/identity-verification">
          <Trans>Verify your identity</Trans>
        </Link>
      )
    case 'badge':
      return (
        <Link to="/skill-center">
          <Trans>Pass at least one skill test</Trans>
        </Link>
      )
    case 'details':
      return <Trans>Write at least {MIN_DESCRIPTION} characters about what the buyer gets</Trans>
    case 'price':
      return <Trans>Charge at least 5 US dollars, or the equivalent in your currency</Trans>
    case 'limit':
      return <Trans>You already offer {MAX_OFFERED} services. Retire one first</Trans>
  }
}
