import { layouts } from '#shared/layouts.ts'
import { Card } from '#web/ui/card.tsx'
import { CompanyMark } from '#web/ui/company-mark.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { ListRow } from '#web/ui/list-row.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import styles from './samples.module.css'

export function SamplePage({ title }: { title: string }) {
  return (
    <>
      <PageHeader title={`Layout: ${title}`} lead="A page inside its frame, with samples in every slot." />
      <Card title="All layouts">
        <div className={styles.links}>
          {layouts.map((layout) => (
            <LinkButton key={layout} href={`/dev/layouts/${layout}`} variant="light">
              {layout}
            </LinkButton>
          ))}
        </div>
      </Card>
    </>
  )
}

export const sampleJob = (
  <div className={styles.job}>
    <CompanyMark name="Sample company" size="small" />
    <p>
      <strong>Sample job</strong>
      <br />
      <span className={styles.quiet}>Sample company</span>
    </p>
  </div>
)

export const sampleSource = (
  <ul role="list" className={styles.bare}>
    <ListRow
      mark={<CompanyMark name="Sample partner" />}
      title="Invited by Sample partner"
      meta="They see your name and that you joined."
    />
  </ul>
)
