import { z } from 'zod'

/** A list in a query: comma-separated, or given several times. */
export const queryList = <T extends z.ZodType>(item: T, most: number) =>
  z
    .preprocess(
      (given) => [...new Set(textsOf(given).flatMap((one) => one.split(',')))].filter(Boolean),
      z.array(item).max(most),
    )
    .default([])

const textsOf = (given: unknown): string[] => [given].flat().filter((one) => typeof one === 'string')
