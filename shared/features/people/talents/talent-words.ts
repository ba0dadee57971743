// Fixed lists for a talent's profile, without the schemas.

export const seniorities = ['starting', 'junior', 'mid', 'senior', 'lead'] as const
export type Seniority = (typeof seniorities)[number]

export const payFloorPeriods = ['hour', 'month', 'year'] as const
export type PayFloorPeriod = (typeof payFloorPeriods)[number]

export const skillLevels = [1, 2, 3, 4, 5] as const
