import { parseDate } from '@internationalized/date'
import { DateField } from '#web/ui/date-field.tsx'
import type { AnswerProps } from './question-field.tsx'

const DAY = /^\d{4}-\d{2}-\d{2}$/

export function DateAnswer({ value, onChange, field }: AnswerProps) {
  return (
    <DateField
      {...field}
      value={typeof value === 'string' && DAY.test(value) ? parseDate(value) : null}
      onChange={(date) => onChange(date?.toString() ?? null)}
    />
  )
}
