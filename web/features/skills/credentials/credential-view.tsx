import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { isValidCredential } from '#shared/features/skills/credentials/credential-state.ts'
import type { PublicCredential } from '#shared/features/skills/credentials/credentials.contract.ts'
import { Card } from '#web/ui/card.tsx'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { type Level, LevelDial } from '#web/ui/level-dial.tsx'
import { Link } from '#web/ui/link.tsx'
import styles from './badge.module.css'
import { BadgeStatus } from './badge-status.tsx'
import { BadgeTools } from './badge-tools.tsx'
import { credentialQuery } from './credential-queries.ts'
import { Day } from './day.tsx'

/** A badge or a certificate: what it is for, whether it is valid, and how to check it. */
export function CredentialView({ id }: { id: string }) {
  const { data: badge } = useSuspenseQuery(credentialQuery(id))
  const { level, name, holder } = badge
  return (
    <article className={styles.page}>
      <header className={styles.header}>
        {level !== null && <LevelDial level={level as Level} size="large" />}
        <div>
          <h1 tabIndex={-1} className={styles.name} lang="en" translate="no">
            {name}
          </h1>
          {holder !== '' && (
            <p className={styles.holder}>
              <Trans>
                Awarded to <bdi translate="no">{holder}</bdi>
              </Trans>
            </p>
          )}
        </div>
      </header>
      <BadgeStatus badge={badge} />
      <BadgeTools badge={badge} />
      <BadgeFacts badge={badge} />
      <Card title={<Trans>Check it yourself</Trans>}>
        <p className={styles.text}>
          <Trans>
            This is an Open Badge 3.0, signed by <bdi translate="no">{badge.issuer}</bdi>. Any verifier for W3C
            verifiable credentials can check the signed file without asking us.
          </Trans>
        </p>
        <ul role="list" className={styles.files}>
          {isValidCredential(badge.state) && (
            <li>
              <Link to={`/shared/api/credentials/${id}/certificate.pdf`} reloadDocument>
                <Trans>Printable certificate (PDF)</Trans>
              </Link>
            </li>
          )}
          <li>
            <Link to={`/shared/api/credentials/${id}/badge.jwt`} reloadDocument>
              <Trans>Signed file (JWT)</Trans>
            </Link>
          </li>
          <li>
            <Link to={`/shared/api/credentials/${id}/badge.json`} reloadDocument>
              <Trans>View as JSON</Trans>
            </Link>
          </li>
          <li>
            <Link to="/verify-document">
              <Trans>Check a file you were sent</Trans>
            </Link>
          </li>
        </ul>
      </Card>
    </article>
  )
}

function BadgeFacts({ badge }: { badge: PublicCredential }) {
  const { t } = useLingui()
  const { criteria, percent, issuedAt, validUntil, issuer } = badge
  return (
    <Card title={<Trans>What it stands for</Trans>}>
      {criteria !== '' && (
        <p className={styles.text} lang="en" translate="no">
          {criteria}
        </p>
      )}
      <DefinitionList
        items={[
          ...(percent === null ? [] : [{ term: t`Result`, value: <Trans>{percent} out of 100</Trans> }]),
          { term: t`Issued by`, value: <bdi translate="no">{issuer}</bdi> },
          { term: t`Issued on`, value: <Day at={issuedAt} /> },
          ...(validUntil === null ? [] : [{ term: t`Valid until`, value: <Day at={validUntil} /> }]),
        ]}
      />
    </Card>
  )
}
