import { Trans } from '@lingui/react/macro'
import type { EliteStanding, elite } from '#shared/features/elite/elite/elite.contract.ts'
import { AGREEMENT_VERSION, agreementClauses } from '#shared/features/elite/elite/elite-agreement.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { SignForm } from '#web/features/hiring/offers/parts/sign-form.tsx'
import { MomentOf } from '#web/features/people/identity/moment-of.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { Card } from '#web/ui/card.tsx'
import { Link } from '#web/ui/link.tsx'
import styles from '../elite.module.css'
import { useShowStanding } from '../elite-queries.ts'

type AgreementProps = { agreement: EliteStanding['agreement']; profileName: string; maySign: boolean }

/** Signed like an offer: a typed name, or a drawn signature as well. */
export function Agreement({ agreement, profileName, maySign }: AgreementProps) {
  const { client } = useSession()
  const show = useShowStanding()
  return (
    <div id="agreement">
      <Card title={<Trans>Member agreement</Trans>}>
        <div className={styles.fields}>
          <p className={styles.subject}>
            <Trans>This is the full text. The agreement is in English.</Trans>
          </p>
          <ol className={styles.clauses} lang="en">
            {agreementClauses.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
          {agreement ? (
            <>
              <Callout tone="info" title={<Trans>Signed</Trans>}>
                <bdi translate="no">{agreement.name}</bdi> · <MomentOf at={agreement.signedAt} format="date" />
              </Callout>
              <p className={styles.subject}>
                <a href="/talent/api/elite/agreement.pdf" download>
                  <Trans>Download the signed PDF</Trans>
                </a>{' '}
                <Trans>
                  Anybody can check it on the page <Link to="/verify-document">Check a signed document</Link>.
                </Trans>
              </p>
            </>
          ) : (
            maySign && (
              <SignForm
                version={AGREEMENT_VERSION}
                profileName={profileName}
                purpose="agreement"
                send={async ({ hasRead: _, ...body }) =>
                  show(await callApi<typeof elite.sign>(client, 'POST /talent/api/elite/agreement', { body }))
                }
                onSigned={() => undefined}
              />
            )
          )}
        </div>
      </Card>
    </div>
  )
}
