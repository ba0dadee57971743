import type { ReactNode } from 'react'
import {
  CheckboxGroup as AriaCheckboxGroup,
  type CheckboxGroupProps as AriaCheckboxGroupProps,
} from 'react-aria-components'
import fieldStyles from './field.module.css'
import { FieldError, FieldHead, type FieldTexts } from './field.tsx'

type CheckboxGroupProps = FieldTexts &
  Omit<AriaCheckboxGroupProps, 'children' | 'className' | 'style'> & { children: ReactNode }

export function CheckboxGroup(props: CheckboxGroupProps) {
  const { label, help, isOptional, missingMessage, children, ...group } = props
  return (
    <AriaCheckboxGroup {...group} className={fieldStyles.field ?? ''}>
      <FieldHead label={label} help={help} isOptional={isOptional} />
      {children}
      <FieldError missingMessage={missingMessage} />
    </AriaCheckboxGroup>
  )
}
