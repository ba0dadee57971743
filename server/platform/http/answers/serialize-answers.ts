import { isDeepStrictEqual } from 'node:util'
import type { FastifySerializerCompiler } from 'fastify'
import type { z } from 'zod'
import { answerWriter } from './answer-writer.ts'

/**
 * `isChecked`: an answer that is not what its contract says is a defect of ours, so 500, and so is one that is written
 * otherwise than the contract reads it. Where people wait for it there is no time to look (docs/decisions/021).
 */
export const serializeAnswers =
  ({ isChecked }: { isChecked: boolean }): FastifySerializerCompiler<z.ZodType> =>
  ({ schema }) => {
    const write = answerWriter(schema)
    return (answer) => {
      const text = write(answer) ?? ''
      if (isChecked && !saysTheSame(text, JSON.stringify(schema.parse(answer))))
        throw new Error(`an answer is written otherwise than its contract reads it: ${text.slice(0, 200)}`)
      return text
    }
  }

/** In whichever order the fields are. */
const saysTheSame = (text: string, read: string | undefined): boolean =>
  text === (read ?? '') || (read !== undefined && isDeepStrictEqual(JSON.parse(text), JSON.parse(read)))
