import type { BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { applicantViews } from '#shared/features/hiring/applicants/applicant-views.contract.ts'

/** Applicants in Kenya whose reply is overdue; tests override what matters to them. */
export const saveView = ({ visitor }: BuiltPerson, named: object = {}) =>
  visitor.post(applicantViews.save.path, {
    name: 'Overdue in Kenya',
    jobId: null,
    filters: {
      isBoard: false,
      search: '',
      country: 'KE',
      minOverlap: null,
      isOverdue: true,
      sort: 'waiting',
      column: null,
    },
    ...named,
  })
