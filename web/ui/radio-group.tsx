import type { ReactNode } from 'react'
import {
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
  RadioButton,
  RadioField,
  type RadioFieldProps,
  Text,
} from 'react-aria-components'
import fieldStyles from './field.module.css'
import { FieldError, FieldHead, type FieldTexts } from './field.tsx'
import styles from './radio-group.module.css'

type RadioGroupProps = FieldTexts &
  Omit<AriaRadioGroupProps, 'children' | 'className' | 'style'> & { children: ReactNode }

export function RadioGroup({ label, help, isOptional, missingMessage, children, ...props }: RadioGroupProps) {
  return (
    <AriaRadioGroup {...props} className={fieldStyles.field ?? ''}>
      <FieldHead label={label} help={help} isOptional={isOptional} />
      <div className={styles.choices} data-orientation={props.orientation}>
        {children}
      </div>
      <FieldError missingMessage={missingMessage} />
    </AriaRadioGroup>
  )
}

type RadioProps = Omit<RadioFieldProps, 'children' | 'className' | 'style'> & {
  children: ReactNode
  help?: ReactNode
  /** A large framed target, for questions with few answers. */
  isCard?: boolean
}

export function Radio({ children, help, isCard, ...props }: RadioProps) {
  return (
    <RadioField {...props} className={styles.field ?? ''} data-card={isCard || undefined}>
      <RadioButton className={styles.choice ?? ''}>
        <span className={styles.mark} />
        {children}
      </RadioButton>
      {help && (
        <Text slot="description" className={styles.help ?? ''}>
          {help}
        </Text>
      )}
    </RadioField>
  )
}
