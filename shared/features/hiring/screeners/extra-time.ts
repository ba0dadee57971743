// More time for a test, declared by the person before the start. Companies are told neither the choice nor the reason.

export const extraTimeReasons = ['none', 'language', 'condition'] as const
export type ExtraTimeReason = (typeof extraTimeReasons)[number]
export const extraTimeFactors: Record<ExtraTimeReason, number> = { none: 1, language: 1.2, condition: 1.5 }
