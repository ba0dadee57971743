import { useLingui } from '@lingui/react/macro'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
  Button,
  Group,
  Input,
} from 'react-aria-components'
import styles from './field.module.css'
import { FieldError, FieldHead, type FieldTexts } from './field.tsx'
import { Icon } from './icon.tsx'

type NumberFieldProps = FieldTexts &
  Omit<AriaNumberFieldProps, 'children' | 'className' | 'style'> & {
    /** Off for large amounts, which are typed. */
    hasSteppers?: boolean
  }

export function NumberField(props: NumberFieldProps) {
  const { label, help, isOptional, missingMessage, hasSteppers = false, ...field } = props
  const { t } = useLingui()
  return (
    <AriaNumberField
      decrementAriaLabel={t`Decrease`}
      incrementAriaLabel={t`Increase`}
      {...field}
      className={styles.field ?? ''}
    >
      <FieldHead label={label} help={help} isOptional={isOptional} />
      <Group className={styles.group ?? ''}>
        {hasSteppers && (
          <Button slot="decrement" className={styles.inside ?? ''}>
            <Icon glyph={IconMinus} />
          </Button>
        )}
        <Input className={styles.bare ?? ''} />
        {hasSteppers && (
          <Button slot="increment" className={styles.inside ?? ''}>
            <Icon glyph={IconPlus} />
          </Button>
        )}
      </Group>
      <FieldError missingMessage={missingMessage} />
    </AriaNumberField>
  )
}
