import { useLingui } from '@lingui/react/macro'
import { IconChevronDown } from '@tabler/icons-react'
import {
  Popover as AriaPopover,
  Select as AriaSelect,
  type SelectProps as AriaSelectProps,
  Button,
  ListBox,
  SelectValue,
} from 'react-aria-components'
import fieldStyles from './field.module.css'
import { FieldError, FieldHead, type FieldTexts } from './field.tsx'
import { Icon } from './icon.tsx'
import popoverStyles from './popover.module.css'
import styles from './select.module.css'
import { type Choice, ChoiceItem } from './select-choice.tsx'

type SelectProps = FieldTexts &
  Omit<AriaSelectProps<Choice>, 'children' | 'className' | 'style'> & { choices: readonly Choice[] }

/** Up to about twenty choices; above that use a ComboBox, which filters by typing. */
export function Select({ label, help, isOptional, missingMessage, choices, ...props }: SelectProps) {
  const { t } = useLingui()
  return (
    <AriaSelect placeholder={t`Choose`} {...props} className={fieldStyles.field ?? ''}>
      <FieldHead label={label} help={help} isOptional={isOptional} />
      <Button className={`${fieldStyles.group} ${styles.button}`}>
        <SelectValue className={styles.value ?? ''}>
          {({ defaultChildren, selectedItem, isPlaceholder }) =>
            isPlaceholder ? defaultChildren : (selectedItem as Choice | null)?.label
          }
        </SelectValue>
        <Icon glyph={IconChevronDown} />
      </Button>
      <FieldError missingMessage={missingMessage} />
      <AriaPopover className={`${popoverStyles.popover} ${styles.popover}`} offset={4}>
        <ListBox className={popoverStyles.list ?? ''} items={choices}>
          {(choice) => <ChoiceItem choice={choice} />}
        </ListBox>
      </AriaPopover>
    </AriaSelect>
  )
}
