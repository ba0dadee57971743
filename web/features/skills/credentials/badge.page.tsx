import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { PublicCredential } from '#shared/features/skills/credentials/credentials.contract.ts'
import type { PageHandle } from '#web/app/document/document-head.tsx'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import type { FrameHandle } from '#web/layouts/frame-slots.tsx'
import { Card } from '#web/ui/card.tsx'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { type Level, LevelDial } from '#web/ui/level-dial.tsx'
import { Link } from '#web/ui/link.tsx'
import styles from './badge.module.css'
import { BadgeStatus } from './badge-status.tsx'
import { BadgeTools } from './badge-tools.tsx'
import { credentialQuery } from './credential-queries.ts'
import { Day } from './day.tsx'

type Facts = { title: string | undefined }

export const handle = {
  title: (data) => (data as Facts | undefined)?.title,
  // Whoever has the link may look; search engines need not list it.
  about: () => ({ isUnlisted: true }),
  frame: { width: 'reading' },
} satisfies PageHandle & FrameHandle

const queries = pageQueries(
  ({ params: { id = '' } }) => [credentialQuery(id)],
  (cache, { params: { id = '' } }): Facts => ({ title: cache.getQueryData(credentialQuery(id).queryKey)?.name }),
)
export const loader = queries.server
export const clientLoader = queries.browser

export default function BadgePage({ loaderData }: { loaderData: PageData & Facts }) {
  const { id = '' } = useParams()
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <BadgeView key={id} id={id} />
    </QueryBoundary>
  )
}

function BadgeView({ id }: { id: string }) {
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
            This badge is an Open Badge 3.0, signed by <bdi translate="no">{badge.issuer}</bdi>. Any verifier for W3C
            verifiable credentials can check the signed file without asking us.
          </Trans>
        </p>
        <ul role="list" className={styles.files}>
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
