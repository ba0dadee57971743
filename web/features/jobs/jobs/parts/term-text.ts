import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { EmploymentType, Engagement, Seniority, Workplace } from '#shared/features/jobs/jobs/job-terms.ts'
import { listFormat } from '#shared/kit/intl/formatters.ts'

// A value without a text does not compile.
const seniorities: Record<Seniority, MessageDescriptor> = {
  intern: msg`Intern`,
  junior: msg`Junior`,
  mid: msg`Mid`,
  senior: msg`Senior`,
  lead: msg`Lead`,
  principal: msg`Principal`,
  executive: msg`Executive`,
}
const employmentTypes: Record<EmploymentType, MessageDescriptor> = {
  full_time: msg`Full-time`,
  part_time: msg`Part-time`,
  contract: msg`Fixed term`,
  temporary: msg`Temporary`,
  internship: msg`Internship`,
  freelance_project: msg`Project`,
}
const engagements: Record<Engagement, MessageDescriptor> = {
  employee_local: msg`Employee`,
  employee_eor: msg`Employer of record`,
  contractor: msg`Contractor`,
}
const ways: Record<Engagement, MessageDescriptor> = {
  employee_local: msg`as an employee of the company`,
  employee_eor: msg`through an employer of record where you live`,
  contractor: msg`as a contractor`,
}
const workplaces: Record<Workplace, MessageDescriptor> = {
  remote: msg`Remote`,
  hybrid: msg`Hybrid`,
  onsite: msg`On-site`,
  unknown: msg`Workplace not stated`,
}

/** The closed lists of a job's terms in words. */
export function useTermText() {
  const { i18n } = useLingui()
  return {
    nameSeniority: (value: Seniority) => i18n._(seniorities[value]),
    nameEmployment: (value: EmploymentType) => i18n._(employmentTypes[value]),
    nameEngagement: (value: Engagement) => i18n._(engagements[value]),
    /** 'as an employee of the company or as a contractor': follows "hired". */
    describeWays: (values: readonly Engagement[]) =>
      listFormat(i18n.locale, { type: 'disjunction' }).format(values.map((value) => i18n._(ways[value]))),
    nameWorkplace: (value: Workplace) => i18n._(workplaces[value]),
  }
}
