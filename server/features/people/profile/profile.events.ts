import { domainEvent } from '#server/platform/wiring/domain-event.ts'
import type { Id } from '#shared/kit/ids.ts'

/** A person wrote a résumé for this job; an application that is being written uses it from now on. */
export const resumeWrittenForJob = domainEvent<{ personId: Id; jobId: Id; fileId: Id }>('profile.resume-written')
