import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { Visibility } from '#shared/features/people/profile/profile-sections.ts'
import { VisibilityChoice } from '#web/features/people/profile/editing/visibility-choice.tsx'
import { Card } from '#web/ui/card.tsx'
import { Link } from '#web/ui/link.tsx'
import { ownProofsQuery } from './credential-queries.ts'
import styles from './proof-list.module.css'
import { ProofList } from './proof-list.tsx'

/** On one's own profile: what has been checked, and how to get more of it. */
export function OwnProofs({ visibility }: { visibility: Visibility }) {
  const { t } = useLingui()
  const { data: proofs } = useSuspenseQuery(ownProofsQuery)
  const hasNone = !proofs.identity && proofs.credentials.length === 0
  return (
    <Card title={t`Verified`} aside={proofs.identity && <VisibilityChoice part="identity" value={visibility} />}>
      <div className={styles.stack}>
        {hasNone ? (
          <p className={styles.text}>
            <Trans>Nothing has been checked yet. A verified identity and passed tests are shown here.</Trans>
          </p>
        ) : (
          <ProofList proofs={proofs} />
        )}
        <p className={styles.text}>
          {!proofs.identity && (
            <>
              <Link to="/identity-verification">
                <Trans>Verify your identity</Trans>
              </Link>
              {' · '}
            </>
          )}
          <Link to="/skill-center">
            <Trans>Take a skill test</Trans>
          </Link>
        </p>
      </div>
    </Card>
  )
}
