/** Hundredths, as stored. */
export const roundPoints = (points: number): number => Math.round(points * 100) / 100
