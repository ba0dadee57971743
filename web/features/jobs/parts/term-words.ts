import { useLingui } from '@lingui/react/macro'
import type { EmploymentType, Engagement, Seniority, Workplace } from '#shared/features/jobs/job-terms.ts'

/** The closed lists of a job in words. A value without words does not compile. */
export function useTermWords() {
  const { t } = useLingui()
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
    full_time: t`Full time`,
    part_time: t`Part time`,
    contract: t`Fixed contract`,
    temporary: t`Temporary`,
    internship: t`Internship`,
    freelance_project: t`Project`,
  }
  const engagements: Record<Engagement, string> = {
    employee_local: t`Employed where the company is`,
    employee_eor: t`Employed through a partner where you live`,
    contractor: t`Contractor`,
  }
  const workplaces: Record<Workplace, string> = {
    remote: t`Fully remote`,
    hybrid: t`Hybrid`,
    onsite: t`At the office`,
  }
  return {
    nameSeniority: (value: Seniority) => seniorities[value],
    nameEmployment: (value: EmploymentType) => employmentTypes[value],
    nameEngagement: (value: Engagement) => engagements[value],
    nameWorkplace: (value: Workplace) => workplaces[value],
  }
}
