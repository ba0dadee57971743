import { IconCalendar, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import {
  DatePicker as AriaDatePicker,
  type DatePickerProps as AriaDatePickerProps,
  Popover as AriaPopover,
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  DateInput,
  DateSegment,
  type DateValue,
  Dialog,
  Group,
  Heading,
} from 'react-aria-components'
import fieldStyles from './date-field.module.css'
import styles from './date-picker.module.css'
import boxStyles from './field.module.css'
import { FieldError, FieldHead, type FieldTexts } from './field.tsx'
import { Icon } from './icon.tsx'
import popoverStyles from './popover.module.css'

type DatePickerProps<T extends DateValue> = FieldTexts &
  Omit<AriaDatePickerProps<T>, 'children' | 'className' | 'style'>

/** Typed or picked from a month. Heavy: load it lazily. */
export function DatePicker<T extends DateValue>(props: DatePickerProps<T>) {
  const { label, help, isOptional, missingMessage, ...field } = props
  return (
    <AriaDatePicker {...field} className={boxStyles.field ?? ''}>
      <FieldHead label={label} help={help} isOptional={isOptional} />
      <Group className={boxStyles.group ?? ''}>
        <DateInput className={fieldStyles.segments ?? ''}>
          {(segment) => <DateSegment segment={segment} className={fieldStyles.segment ?? ''} />}
        </DateInput>
        <Button className={boxStyles.inside ?? ''}>
          <Icon glyph={IconCalendar} />
        </Button>
      </Group>
      <FieldError missingMessage={missingMessage} />
      <AriaPopover className={popoverStyles.popover ?? ''} offset={4}>
        <Dialog className={styles.dialog ?? ''}>
          <MonthCalendar />
        </Dialog>
      </AriaPopover>
    </AriaDatePicker>
  )
}

function MonthCalendar() {
  return (
    <Calendar>
      <header className={styles.header}>
        <Button slot="previous" className={boxStyles.inside ?? ''}>
          <Icon glyph={IconChevronLeft} isMirrored />
        </Button>
        <Heading className={styles.month ?? ''} />
        <Button slot="next" className={boxStyles.inside ?? ''}>
          <Icon glyph={IconChevronRight} isMirrored />
        </Button>
      </header>
      <CalendarGrid className={styles.grid ?? ''}>
        {(date) => <CalendarCell date={date} className={styles.day ?? ''} />}
      </CalendarGrid>
    </Calendar>
  )
}
