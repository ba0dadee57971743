// A rubric: what an answer is marked by, criterion by criterion, with the points of each level.

import { z } from 'zod'
import { MAX_CRITERIA, MAX_LEVELS, MAX_OPTION, MAX_POINTS, MAX_TITLE } from '../screener-limits.ts'

const level = z.object({ text: z.string().trim().min(1).max(MAX_OPTION), points: z.number().min(0).max(MAX_POINTS) })
const criterion = z
  .object({ title: z.string().trim().min(1).max(MAX_TITLE), levels: z.array(level).max(MAX_LEVELS) })
  .meta({ id: 'RubricCriterion' })

export const rubric = z.array(criterion).max(MAX_CRITERIA)
export type Rubric = z.output<typeof rubric>
