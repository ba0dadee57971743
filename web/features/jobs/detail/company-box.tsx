import { Plural, Trans } from '@lingui/react/macro'
import { IconMessage, IconShieldCheck, IconWorld } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { PublicJob } from '#shared/features/jobs/jobs.contract.ts'
import { Card } from '#web/ui/card.tsx'
import { CompanyMark } from '#web/ui/company-mark.tsx'
import { Country } from '#web/ui/country.tsx'
import { type Glyph, Icon } from '#web/ui/icon.tsx'
import styles from './company-box.module.css'

/** Who hires, and what is known of how they treat people. What is not known yet is said so. */
export function CompanyBox({ job, more, action }: { job: PublicJob; more?: ReactNode; action?: ReactNode }) {
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
            <Country code={company.country} city={company.city} />
          </p>
        </div>
      </div>
      <ul role="list" className={styles.facts}>
        <Fact glyph={IconShieldCheck}>
          {job.source === 'native' ? (
            <Trans>Registered company, checked by us</Trans>
          ) : (
            <Trans>Read from the company’s own job feed</Trans>
          )}
        </Fact>
        <Fact glyph={IconMessage}>
          <Plural
            value={job.replyDays}
            one="Promises an answer within # day. No figures yet on how it keeps that."
            other="Promises an answer within # days. No figures yet on how it keeps that."
          />
        </Fact>
        {more && <Fact glyph={IconWorld}>{more}</Fact>}
      </ul>
      {action}
    </Card>
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
