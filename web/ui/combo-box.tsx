import { Trans, useLingui } from '@lingui/react/macro'
import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useContext, useMemo } from 'react'
import {
  ComboBox as AriaComboBox,
  type ComboBoxProps as AriaComboBoxProps,
  Popover as AriaPopover,
  Button,
  Group,
  Input,
  ListBox,
  OverlayTriggerStateContext,
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
    /** The choices are already filtered (by a search on the server), so show all of them. */
    isSearched?: boolean
    placeholder?: string
    /** The text of an empty list. */
    none?: ReactNode
  }

/** Many choices, found by typing. Heavy: load it lazily. */
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
        {/* Select the text on focus, so that typing replaces the previous choice. */}
        <Input
          className={fieldStyles.bare ?? ''}
          placeholder={placeholder}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button className={fieldStyles.inside ?? ''} aria-label={t`Show options`}>
          <Icon glyph={IconChevronDown} />
        </Button>
      </Group>
      <FieldError missingMessage={missingMessage} />
      <StayOpenOnPageScroll>
        <AriaPopover className={`${popoverStyles.popover} ${styles.popover}`} offset={4}>
          <ListBox<Choice>
            className={popoverStyles.list ?? ''}
            renderEmptyState={() => (
              <div className={popoverStyles.empty}>{none ?? <Trans>No results. Try fewer letters.</Trans>}</div>
            )}
          >
            {(choice) => <ChoiceItem choice={choice} />}
          </ListBox>
        </AriaPopover>
      </StayOpenOnPageScroll>
    </AriaComboBox>
  )
}

/**
 * The list scrolls with the page, so scrolling the page must not close it and discard what was typed: browsers scroll by
 * themselves to show the caret or to make room for the on-screen keyboard. Scrolling a container inside the page would
 * detach the list, so that still closes it.
 */
function StayOpenOnPageScroll({ children }: { children: ReactNode }) {
  const state = useContext(OverlayTriggerStateContext)
  const staying = useMemo(
    () => state && { ...state, close: () => (isPageScroll() ? undefined : state.close()) },
    [state],
  )
  return <OverlayTriggerStateContext value={staying}>{children}</OverlayTriggerStateContext>
}

const isPageScroll = (): boolean => window.event?.type === 'scroll' && window.event.target === document
