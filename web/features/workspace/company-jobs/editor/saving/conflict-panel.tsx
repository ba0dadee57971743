import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { LocalTime } from '#web/app/clock/local-time.tsx'
import { Button } from '#web/ui/button.tsx'
import styles from '../editor.module.css'
import { toText } from './description-text.ts'
import { type EditedField, type EditedJob, editedJob } from './edited-job.ts'
import type { JobEditor } from './use-job-editor.ts'

/** A colleague has changed the same fields first: the later of the two decides, with both versions in view. */
export function ConflictPanel({ editor: { state, autosave } }: { editor: JobEditor }) {
  const names = useFieldNames()
  const { theirs, values } = state
  const panel = useRef<HTMLElement>(null)
  const isShown = theirs !== null
  useEffect(() => {
    if (!isShown) return
    panel.current?.focus({ preventScroll: true })
    panel.current?.scrollIntoView({ block: 'center' })
  }, [isShown])
  if (!theirs) return null
  const other = editedJob(theirs.job)
  return (
    <section ref={panel} tabIndex={-1} className={styles.conflict} aria-labelledby="conflict">
      <h2 id="conflict" className={styles.sectionTitle}>
        <Trans>A colleague has changed this job, too</Trans>
      </h2>
      <p>
        <Trans>
          Their version was saved <LocalTime at={theirs.job.updatedAt} />. Yours is not saved yet, and nothing is lost
          until you choose.
        </Trans>
      </p>
      <dl className={styles.versions}>
        {theirs.fields.map((field) => (
          <div key={field}>
            <dt className={styles.legend}>{names[field]}</dt>
            <dd>
              <span className={styles.side}>
                <Trans>Theirs</Trans>
              </span>
              <bdi className={styles.version}>{describe(other, field)}</bdi>
            </dd>
            <dd>
              <span className={styles.side}>
                <Trans>Yours</Trans>
              </span>
              <bdi className={styles.version}>{describe(values, field)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions}>
        <Button onPress={() => void autosave.choose('theirs')}>
          <Trans>Use theirs</Trans>
        </Button>
        <Button variant="filled" onPress={() => void autosave.choose('mine')}>
          <Trans>Keep mine</Trans>
        </Button>
      </div>
    </section>
  )
}

function describe(job: EditedJob, field: EditedField): string {
  const value = job[field]
  if (field === 'description') return toText(job.description)
  if (value === null) return '–'
  if (typeof value !== 'object') return String(value)
  if (Array.isArray(value))
    return value.map((one) => (typeof one === 'string' ? one : Object.values(one).join(' · '))).join('\n') || '–'
  return Object.entries(value)
    .flatMap(([name, part]) => (part === null || part === '' ? [] : [`${name}: ${JSON.stringify(part)}`]))
    .join('\n')
}

function useFieldNames(): Record<EditedField, string> {
  const { t } = useLingui()
  return {
    title: t`Job title`,
    description: t`What the person will do`,
    responsibilities: t`Responsibilities`,
    requirements: t`Requirements`,
    benefits: t`What you offer`,
    eligibility: t`Where people may live`,
    workplace: t`Where the work is done`,
    locations: t`Offices`,
    engagements: t`How people are hired`,
    hours: t`Overlap`,
    pay: t`Pay`,
    equity: t`Equity`,
    bonus: t`Bonus`,
    skills: t`Skills`,
    languages: t`Languages`,
    employmentType: t`Contract`,
    seniority: t`Level`,
    department: t`Team or department`,
    openings: t`Openings`,
    travelPercent: t`Travel`,
    equipment: t`Equipment`,
    stages: t`Steps`,
    replyDays: t`Reply within`,
    applicationCap: t`Application limit`,
    visibility: t`Who can find it`,
  }
}
