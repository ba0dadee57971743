import { domainEvent } from '#server/platform/wiring/domain-event.ts'
import type { EliteStage } from '#shared/features/elite/elite/elite-status.ts'
import type { FormKind } from '#shared/features/elite/elite/elite-words.ts'
import type { Id } from '#shared/kit/ids.ts'

export const formFiled = domainEvent<{ applicationId: Id; personId: Id; kind: FormKind }>('elite.form-filed')
export const stagePassed = domainEvent<{ applicationId: Id; stage: EliteStage }>('elite.stage-passed')
/** Withdrawn or declined: nobody needs to be asked any more. */
export const applicationEnded = domainEvent<{ applicationId: Id }>('elite.application-ended')
