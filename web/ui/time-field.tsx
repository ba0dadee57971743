import {
  TimeField as AriaTimeField,
  type TimeFieldProps as AriaTimeFieldProps,
  DateInput,
  DateSegment,
  type TimeValue,
} from 'react-aria-components'
import { useClock } from '#web/platform/clock/use-clock.ts'
import styles from './date-field.module.css'
import fieldStyles from './field.module.css'
import { FieldError, FieldHead, type FieldTexts } from './field.tsx'

type TimeFieldProps<T extends TimeValue> = FieldTexts & Omit<AriaTimeFieldProps<T>, 'children' | 'className' | 'style'>

export function TimeField<T extends TimeValue>(props: TimeFieldProps<T>) {
  const { label, help, isOptional, missingMessage, ...field } = props
  const clock = useClock()
  return (
    <AriaTimeField hourCycle={clock === 'h12' ? 12 : 24} {...field} className={fieldStyles.field ?? ''}>
      <FieldHead label={label} help={help} isOptional={isOptional} />
      <DateInput className={`${fieldStyles.box} ${styles.segments}`}>
        {(segment) => <DateSegment segment={segment} className={styles.segment ?? ''} />}
      </DateInput>
      <FieldError missingMessage={missingMessage} />
    </AriaTimeField>
  )
}
