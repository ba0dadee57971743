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
        {/* What is typed takes the place of what was chosen before, instead of being put behind it. */}
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
      <MovesWithPage>
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
      </MovesWithPage>
    </AriaComboBox>
  )
}

/**
 * The list lies on the page and moves along with it, so a page that moves is no reason to close it and take back what was
 * typed: browsers move it by themselves to show the caret or to make room for the keyboard of a phone. What scrolls
 * within the page would leave the list behind: there it still closes.
 */
function MovesWithPage({ children }: { children: ReactNode }) {
  const state = useContext(OverlayTriggerStateContext)
  const staying = useMemo(
    () => state && { ...state, close: () => (isPageMoving() ? undefined : state.close()) },
    [state],
  )
  return <OverlayTriggerStateContext value={staying}>{children}</OverlayTriggerStateContext>
}

const isPageMoving = (): boolean => window.event?.type === 'scroll' && window.event.target === document
