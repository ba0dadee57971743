import {
  DateField as AriaDateField,
  type DateFieldProps as AriaDateFieldProps,
  DateInput,
  DateSegment,
  type DateValue,
} from 'react-aria-components'
import styles from './date-field.module.css'
import fieldStyles from './field.module.css'
import { FieldError, FieldHead, type FieldTexts } from './field.tsx'

type DateFieldProps<T extends DateValue> = FieldTexts & Omit<AriaDateFieldProps<T>, 'children' | 'className' | 'style'>

/** Typed day, month and year, for dates people know by heart; use DatePicker where a calendar helps. */
export function DateField<T extends DateValue>(props: DateFieldProps<T>) {
  const { label, help, isOptional, missingMessage, ...field } = props
  return (
    <AriaDateField {...field} className={fieldStyles.field ?? ''}>
      <FieldHead label={label} help={help} isOptional={isOptional} />
      <DateInput className={`${fieldStyles.box} ${styles.segments}`}>
        {(segment) => <DateSegment segment={segment} className={styles.segment ?? ''} />}
      </DateInput>
      <FieldError missingMessage={missingMessage} />
    </AriaDateField>
  )
}
