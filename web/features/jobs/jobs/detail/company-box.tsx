import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconInfoCircle, IconMessage, IconShieldCheck, IconWorld } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { PublicJob } from '#shared/features/jobs/jobs/jobs.contract.ts'
import { Card } from '#web/ui/card.tsx'
import { CompanyMark } from '#web/ui/company-mark.tsx'
import { type Glyph, Icon } from '#web/ui/icon.tsx'
import { EmployerPlace } from '../parts/employer-place.tsx'
import styles from './company-box.module.css'

type CompanyBoxProps = {
  job: PublicJob
  /** How the company replied to applicants so far; null where there were too few. */
  replies: Replies
  more?: ReactNode
  action?: ReactNode
}

type Replies = { medianReplyDays: number | null; answeredInTimePercent: number | null }

/** Who is hiring, and how they are known to treat applicants. Says so where that is not known yet. */
export function CompanyBox({ job, replies, more, action }: CompanyBoxProps) {
  const { company } = job
  return (
    <Card>
      <div className={styles.head}>
        <CompanyMark name={company.name} />
        <div>
          <h2 className={styles.name}>
            <bdi>{company.name}</bdi>
          </h2>
          <p className={styles.place}>
            <EmployerPlace job={job} />
          </p>
        </div>
      </div>
      <ul role="list" className={styles.facts}>
        <Fact glyph={job.postedOn === null ? IconShieldCheck : IconInfoCircle}>
          <Origin job={job} />
        </Fact>
        {job.postedOn === null && (
          <Fact glyph={IconMessage}>
            <ReplyText promised={job.replyDays} replies={replies} />
          </Fact>
        )}
        {more && <Fact glyph={IconWorld}>{more}</Fact>}
      </ul>
      {action}
    </Card>
  )
}

function Origin({ job: { postedOn, source } }: { job: PublicJob }) {
  if (postedOn !== null) return <Trans>Not registered here: nobody has confirmed this job</Trans>
  return source === 'native' ? (
    <Trans>Registered company, verified by us</Trans>
  ) : (
    <Trans>From the company’s own job feed</Trans>
  )
}

function Fact({ glyph, children }: { glyph: Glyph; children: ReactNode }) {
  return (
    <li className={styles.fact}>
      <Icon glyph={glyph} />
      <span>{children}</span>
    </li>
  )
}

function ReplyText({ promised, replies }: { promised: number; replies: Replies }) {
  const { i18n } = useLingui()
  const { medianReplyDays, answeredInTimePercent } = replies
  if (medianReplyDays === null || answeredInTimePercent === null)
    return (
      <Plural
        value={promised}
        one="Promises a reply within # day. Too early to say how often it keeps that promise."
        other="Promises a reply within # days. Too early to say how often it keeps that promise."
      />
    )
  const share = i18n.number(answeredInTimePercent / 100, { style: 'percent' })
  return (
    <>
      <Plural
        value={Math.max(1, Math.round(medianReplyDays))}
        one="Usually replies within # day."
        other="Usually replies within # days."
      />{' '}
      <Trans>{share} of applications got a reply on time.</Trans>
    </>
  )
}
