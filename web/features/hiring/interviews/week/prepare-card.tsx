import { Trans } from '@lingui/react/macro'
import { Suspense } from 'react'
import type { Interview } from '#shared/features/hiring/interviews/interviews.contract.ts'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { Card } from '#web/ui/card.tsx'
import styles from '../parts/parts.module.css'
import { FromCompany } from '../prepare/preparation.tsx'

const loadOwnNotes = async () => (await import('../prepare/own-notes.tsx')).OwnNotes
const OwnNotes = import.meta.env.SSR ? await loadOwnNotes() : lazyPart(loadOwnNotes)

/** For the next interview. */
export function PrepareCard({ interview }: { interview: Interview }) {
  const { id, company, ownNotes, preparation } = interview
  return (
    <Card
      title={
        <Trans>
          Prepare for <bdi>{company.name}</bdi>
        </Trans>
      }
    >
      <div className={styles.page}>
        <FromCompany preparation={preparation} side="talent" />
        <Suspense fallback={null}>
          <OwnNotes key={id} id={id} text={ownNotes} />
        </Suspense>
      </div>
    </Card>
  )
}
