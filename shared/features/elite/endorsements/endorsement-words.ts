export const relations = ['manager', 'client', 'peer', 'report', 'teacher'] as const
export type Relation = (typeof relations)[number]

/** At least one endorser must have one of these relations. */
export const leadingRelations: readonly Relation[] = ['manager', 'client']

export const ratingNames = ['craft', 'reliability', 'communication', 'initiative'] as const
export type RatingName = (typeof ratingNames)[number]

export const againAnswers = ['yes', 'maybe', 'no'] as const
export type AgainAnswer = (typeof againAnswers)[number]

export const declineReasons = ['dont_know', 'no_time', 'conflict', 'not_comfortable', 'other'] as const
export type DeclineReason = (typeof declineReasons)[number]

/** What the page at the link is about. */
export const requestStates = ['open', 'submitted', 'declined', 'withdrawn', 'expired', 'replaced', 'unknown'] as const
export type RequestState = (typeof requestStates)[number]

/** What a reviewer should look at; nothing is decided automatically. */
export const endorsementFlags = ['free_mail', 'own_domain', 'same_device', 'own_device', 'ring'] as const
export type EndorsementFlag = (typeof endorsementFlags)[number]
