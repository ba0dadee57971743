// The answers to save, a log of those that were acknowledged, and the check that the database has them.

import { appendFileSync } from 'node:fs'
import { screeners } from '#shared/features/hiring/screeners/screeners.contract.ts'
import type { Request, Save } from './saving.ts'
import { type Taker, withDatabase } from './takers.ts'

export type AnswerLog = {
  next: (taker: Taker) => Save
  acknowledge: (save: Save) => void
  acknowledged: () => readonly Save[]
  count: () => number
}

/** `file`: written before an acknowledgement counts, so that the log survives a killed process. */
export function openAnswerLog(file?: string): AnswerLog {
  const last = new Map<string, Save>()
  let seq = 0
  let count = 0
  return {
    next: ({ attemptId, questions }) => {
      seq += 1
      const question = questions[seq % questions.length]
      const value = question?.optionIds[Math.floor(Math.random() * question.optionIds.length)] ?? ''
      return { attemptId, questionId: question?.id ?? '', value, seq }
    },
    acknowledge: (save) => {
      if (file !== undefined) appendFileSync(file, `${JSON.stringify(save)}\n`)
      const key = `${save.attemptId} ${save.questionId}`
      count += 1
      if ((last.get(key)?.seq ?? 0) < save.seq) last.set(key, save)
    },
    acknowledged: () => [...last.values()],
    count: () => count,
  }
}

export const saveRequest = ({ cookie, csrf }: Taker, { attemptId, questionId, value, seq }: Save): Request => ({
  path: screeners.answer.path.replace(':id', attemptId).replace(':questionId', questionId),
  headers: { 'content-type': 'application/json', cookie, 'x-csrf-token': csrf },
  body: JSON.stringify({ value, seq }),
})

type Stored = { attempt_id: string; question_id: string; value: { given: string }; seq: number }

/** Acknowledged answers that are missing, older than acknowledged, or different. */
export const countLost = (connectionString: string, log: AnswerLog): Promise<number> =>
  withDatabase(connectionString, async (client) => {
    const { rows } = await client.query<Stored>('select attempt_id, question_id, value, seq from screener_answers')
    const stored = new Map(rows.map((row) => [`${row.attempt_id} ${row.question_id}`, row]))
    return log.acknowledged().filter(({ attemptId, questionId, seq, value }) => {
      const row = stored.get(`${attemptId} ${questionId}`)
      return !row || row.seq < seq || (row.seq === seq && row.value.given !== value)
    }).length
  })
