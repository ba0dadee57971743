// All remarks on a draft: those of the linter, and what is still missing for publication.

import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { FieldErrors } from '#shared/errors.ts'
import { type JobRemark, lintJob } from '#shared/features/jobs/jobs/linter/lint-job.ts'
import { ratesQuery } from '#web/features/jobs/jobs/reader/reader-queries.ts'
import type { EditedJob } from './saving/edited-job.ts'
import { type SectionId, sectionOfField } from './sections.ts'

type MissingPart = { field: string; text: string }
export type SectionRemarks = { remarks: JobRemark[]; missing: MissingPart[] }
export type Remarks = { of: (section: SectionId) => SectionRemarks; must: number; check: number; missing: number }

export function useRemarks(values: EditedJob, companyCountry: string, rejected: FieldErrors): Remarks {
  const { data: money } = useQuery(ratesQuery)
  const rates = money?.rates ?? null
  const remarks = useMemo(() => lintJob(values, rates), [values, rates])
  const missing = useMissing(values, companyCountry, rejected)
  // Blocking remarks are also listed as publish errors; show each one once, as a remark.
  const isRemarked = ({ field }: MissingPart) =>
    remarks.some(
      (remark) =>
        remark.level === 'must' && field === [remark.field, ...(remark.line === null ? [] : [remark.line])].join('.'),
    )
  const shown = missing.filter((part) => !isRemarked(part))
  return {
    of: (section) => ({
      remarks: remarks.filter(({ field }) => sectionOfField(field) === section),
      missing: shown.filter(({ field }) => sectionOfField(field) === section),
    }),
    must: remarks.filter(({ level }) => level === 'must').length,
    check: remarks.filter(({ level }) => level === 'check').length,
    missing: shown.length,
  }
}

/** The same rules as on the server, loaded once the page is there; until then, what the server last said. */
function useMissing(values: EditedJob, companyCountry: string, rejected: FieldErrors): MissingPart[] {
  const { i18n } = useLingui()
  const [rules, setRules] = useState<Awaited<ReturnType<typeof loadRules>>>()
  useEffect(() => {
    let isCurrent = true
    void loadRules().then(
      (loaded) => isCurrent && setRules(loaded),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [])
  return useMemo(() => {
    const issues = rules?.readyJob(companyCountry).safeParse(values).error?.issues ?? []
    const found = rules ? rules.describeIssues(i18n, issues) : rejected
    return Object.entries(found).flatMap(([field, texts]) => texts.map((text) => ({ field, text })))
  }, [rules, values, companyCountry, rejected, i18n])
}

async function loadRules() {
  const [{ readyJob }, { describeIssues }] = await Promise.all([
    import('#shared/features/jobs/jobs/job-ready.contract.ts'),
    import('#shared/validation-messages.ts'),
  ])
  return { readyJob, describeIssues }
}
