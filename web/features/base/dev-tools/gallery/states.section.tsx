import { IconRefresh } from '@tabler/icons-react'
import { Button } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Illustration } from '#web/ui/illustration.tsx'
import { OfflineStrip } from '#web/ui/offline-notice.tsx'
import { Skeleton, SkeletonRows } from '#web/ui/skeleton.tsx'
import styles from './gallery-samples.module.css'

export function StatesSection() {
  return (
    <section className={styles.section}>
      <h2>Empty, loading, error and offline</h2>
      <div className={styles.grid}>
        <Card>
          <EmptyState title="No saved jobs yet" action={<Button variant="filled">Find jobs</Button>} headingLevel={3}>
            Tap the bookmark on a job to keep it here, also when you are offline.
          </EmptyState>
        </Card>
        <Card padding="flush">
          <Skeleton onCancel={() => {}}>
            <SkeletonRows />
          </Skeleton>
        </Card>
        <div className={styles.stack}>
          <Card>
            <ErrorState
              title="We could not load your applications"
              isOffline
              actions={
                <>
                  <Button variant="filled" icon={IconRefresh}>
                    Try again
                  </Button>
                  <Button>Show saved copy</Button>
                </>
              }
            >
              You seem to be offline. What you see is from 14:02.
            </ErrorState>
          </Card>
          <OfflineStrip>Connection lost. Messages will be sent when you are back.</OfflineStrip>
        </div>
      </div>
      <div className={styles.grid}>
        <Callout tone="info">You can retake this test after 30 days.</Callout>
        <Callout tone="bad" title="The file is too large">
          Choose one under 10 MB.
        </Callout>
        <Callout
          tone="soft"
          title="Your interview is today at 16:00"
          action={<Button variant="filled">Prepare</Button>}
        >
          45 minutes · 14:00 in Oslo
        </Callout>
      </div>
      <p className={styles.line}>
        <Illustration name="horizon" />
        <Illustration name="arcs" />
        <Illustration name="sunrise" />
      </p>
    </section>
  )
}
