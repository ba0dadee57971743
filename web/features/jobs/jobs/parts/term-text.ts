import { useLingui } from '@lingui/react/macro'
import type { EmploymentType, Engagement, Seniority, Workplace } from '#shared/features/jobs/jobs/job-terms.ts'

/** The closed lists of a job's terms in words. A value without a text does not compile. */
export function useTermText() {
  const { t, i18n } = useLingui()
  const seniorities: Record<Seniority, string> = {
    intern: t`Intern`,
    junior: t`Junior`,
    mid: t`Mid`,
    senior: t`Senior`,
    lead: t`Lead`,
    principal: t`Principal`,
    executive: t`Executive`,
  }
  const employmentTypes: Record<EmploymentType, string> = {
    full_time: t`Full-time`,
    part_time: t`Part-time`,
    contract: t`Fixed term`,
    temporary: t`Temporary`,
    internship: t`Internship`,
    freelance_project: t`Project`,
  }
  const engagements: Record<Engagement, string> = {
    employee_local: t`Employee`,
    employee_eor: t`Employer of record`,
    contractor: t`Contractor`,
  }
  const ways: Record<Engagement, string> = {
    employee_local: t`as an employee of the company`,
    employee_eor: t`through an employer of record where you live`,
    contractor: t`as a contractor`,
  }
  const workplaces: Record<Workplace, string> = {
    remote: t`Remote`,
    hybrid: t`Hybrid`,
    onsite: t`On-site`,
    unknown: t`Workplace not stated`,
  }
  return {
    nameSeniority: (value: Seniority) => seniorities[value],
    nameEmployment: (value: EmploymentType) => employmentTypes[value],
    nameEngagement: (value: Engagement) => engagements[value],
    /** 'as an employee of the company or as a contractor': follows "hired". */
    describeWays: (values: readonly Engagement[]) =>
      new Intl.ListFormat(i18n.locale, { type: 'disjunction' }).format(values.map((value) => ways[value])),
    nameWorkplace: (value: Workplace) => workplaces[value],
  }
}
