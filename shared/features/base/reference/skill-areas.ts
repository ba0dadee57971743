export const skillAreas = ['engineering', 'data', 'platform', 'design', 'product', 'business'] as const
export type SkillArea = (typeof skillAreas)[number]
