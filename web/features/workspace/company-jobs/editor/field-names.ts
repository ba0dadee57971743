import { useLingui } from '@lingui/react/macro'
import type { EditedField } from './saving/edited-job.ts'

/** As the fields are labelled in the editor. */
export function useFieldNames(): Record<EditedField, string> {
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
