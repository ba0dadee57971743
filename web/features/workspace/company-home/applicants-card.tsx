import { Trans, useLingui } from '@lingui/react/macro'
import type {
  CompanyOverview,
  WaitingApplicant,
} from '#shared/features/workspace/company-home/company-home.contract.ts'
import { isLanded } from '#shared/screens.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Card } from '#web/ui/card.tsx'
import { Country } from '#web/ui/country.tsx'
import { List, ListRow } from '#web/ui/list-row.tsx'
import { Time } from '#web/ui/time.tsx'
import styles from './company-home.module.css'

type ApplicantsCardProps = { applicants: CompanyOverview['applicants']; zone: string; now: number }

export function ApplicantsCard({ applicants, zone, now }: ApplicantsCardProps) {
  const { t } = useLingui()
  return (
    <Card title={<Trans>Waiting for your reply</Trans>} padding="flush">
      {applicants.waiting.length === 0 ? (
        <p className={styles.empty}>
          <Trans>Nobody is waiting. New applicants appear here with the date you promised to reply by.</Trans>
        </p>
      ) : (
        <List label={t`Waiting for your reply`}>
          {applicants.waiting.map((applicant) => (
            <ApplicantRow key={applicant.id} applicant={applicant} zone={zone} now={now} />
          ))}
        </List>
      )}
    </Card>
  )
}

function ApplicantRow({ applicant, zone, now }: { applicant: WaitingApplicant; zone: string; now: number }) {
  const { id, name, country, city, jobTitle, replyDueAt, isOverdue } = applicant
  const due = <Time at={Date.parse(replyDueAt)} zone={zone} now={now} format="distance" />
  return (
    <ListRow
      mark={<Avatar name={name} />}
      title={name}
      {...(isLanded('/company/applicants/:id') && { href: `/company/applicants/${id}` })}
      meta={
        <>
          <bdi>{jobTitle}</bdi>
          {country && <Country code={country} city={city ?? ''} />}
        </>
      }
      action={
        <span className={styles.due} data-late={isOverdue || undefined}>
          {isOverdue ? <Trans>Reply was due {due}</Trans> : <Trans>Reply due {due}</Trans>}
        </span>
      }
    />
  )
}
