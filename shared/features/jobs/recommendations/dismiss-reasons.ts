/** Why a person is not interested. The last two say something about this job alone. */
export const dismissReasons = ['not_my_work', 'pay', 'level', 'place', 'company', 'seen', 'other'] as const
export type DismissReason = (typeof dismissReasons)[number]
