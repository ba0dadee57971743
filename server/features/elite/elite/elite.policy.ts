import type { Viewer } from '#shared/access/viewer.ts'
import type { FormStatus } from '#shared/features/elite/elite/elite-form-status.ts'
import { isReturnedForm } from '#shared/features/elite/elite/elite-form-status.ts'
import {
  type EliteStatus,
  isEliteInReview,
  isEliteMember,
  isPausedMember,
  isPreparingElite,
  isUndecidedElite,
} from '#shared/features/elite/elite/elite-status.ts'
import type { Id } from '#shared/kit/ids.ts'

/** What the applicant may do. `openActions`: how many things are still asked of them. */
export const applicantMay = (status: EliteStatus, openActions: number) => ({
  submit: isPreparingElite(status) && openActions === 0,
  withdraw: isUndecidedElite(status),
  pause: isEliteMember(status) && !isPausedMember(status),
  resume: isPausedMember(status),
})

/** Before the application is sent, and afterwards only what a reviewer has returned. */
export const mayEditForm = (application: EliteStatus, form: FormStatus): boolean =>
  isPreparingElite(application) || (isEliteInReview(application) && isReturnedForm(form))

/** Members keep their documents up to date. */
export const mayAddDocument = (status: EliteStatus): boolean => isUndecidedElite(status) || isEliteMember(status)

/** What reviewers have read stays. */
export const mayRemoveDocument = (status: EliteStatus): boolean => isPreparingElite(status)

export const isOwn = (viewer: { id: Id }, { personId }: { personId: Id }): boolean => viewer.id === personId

/** Operators cannot review their own application. */
export const mayReview = (
  viewer: Pick<Viewer, 'id' | 'roles'>,
  { personId, status }: { personId: Id; status: EliteStatus },
): boolean => viewer.roles.includes('operator') && viewer.id !== personId && isEliteInReview(status)
