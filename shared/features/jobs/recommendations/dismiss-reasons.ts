/** Why a person is not interested. The last two are about this job only. */
export const dismissReasons = ['not_my_work', 'pay', 'level', 'place', 'company', 'seen', 'other'] as const
export type DismissReason = (typeof dismissReasons)[number]
