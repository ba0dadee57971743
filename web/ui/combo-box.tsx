import { Trans, useLingui } from '@lingui/react/macro'
import { IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import {
  ComboBox as AriaComboBox,
  type ComboBoxProps as AriaComboBoxProps,
  Popover as AriaPopover,
  Button,
  Group,
  Input,
  ListBox,
} from 'react-aria-components'
import fieldStyles from './field.module.css'
import { FieldError, FieldHead, type FieldTexts } from './field.tsx'
import { Icon } from './icon.tsx'
import popoverStyles from './popover.module.css'
import styles from './select.module.css'
import { type Choice, ChoiceItem } from './select-choice.tsx'

type ComboBoxProps = FieldTexts &
  Omit<AriaComboBoxProps<Choice>, 'children' | 'className' | 'style' | 'items' | 'defaultItems'> & {
    choices: readonly Choice[]
    /** The choices already answer to what was typed (a search on the server), so they are shown as they are. */
    isSearched?: boolean
    placeholder?: string
    /** What the list says when it is empty. */
    none?: ReactNode
  }

/** Many choices, found by typing. Heavy: load it with the part of the page that needs it. */
export function ComboBox(props: ComboBoxProps) {
  const { t } = useLingui()
  const { label, help, isOptional, missingMessage, choices, isSearched, placeholder = '', none, ...field } = props
  return (
    <AriaComboBox
      menuTrigger="focus"
      allowsEmptyCollection
      {...field}
      {...(isSearched ? { items: choices } : { defaultItems: choices })}
      className={fieldStyles.field ?? ''}
    >
      <FieldHead label={label} help={help} isOptional={isOptional} />
      <Group className={fieldStyles.group ?? ''}>
        <Input className={fieldStyles.bare ?? ''} placeholder={placeholder} />
        <Button className={fieldStyles.inside ?? ''} aria-label={t`Show choices`}>
          <Icon glyph={IconChevronDown} />
        </Button>
      </Group>
      <FieldError missingMessage={missingMessage} />
      <AriaPopover className={`${popoverStyles.popover} ${styles.popover}`} offset={4}>
        <ListBox<Choice>
          className={popoverStyles.list ?? ''}
          renderEmptyState={() => (
            <div className={popoverStyles.empty}>{none ?? <Trans>Nothing found. Try fewer letters.</Trans>}</div>
          )}
        >
          {(choice) => <ChoiceItem choice={choice} />}
        </ListBox>
      </AriaPopover>
    </AriaComboBox>
  )
}
