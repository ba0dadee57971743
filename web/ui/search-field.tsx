import { useLingui } from '@lingui/react/macro'
import { IconSearch, IconX } from '@tabler/icons-react'
import {
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
  Button,
  Group,
  Input,
  Label,
} from 'react-aria-components'
import fieldStyles from './field.module.css'
import { Icon } from './icon.tsx'
import styles from './search-field.module.css'

type SearchFieldProps = Omit<AriaSearchFieldProps, 'children' | 'className' | 'style' | 'aria-label'> & {
  /** The accessible name; visually the magnifying glass is enough. */
  label: string
  placeholder?: string
}

export function SearchField({ label, placeholder = '', ...props }: SearchFieldProps) {
  const { t } = useLingui()
  return (
    <AriaSearchField {...props} className={styles.search ?? ''}>
      <Label className="visually-hidden">{label}</Label>
      <Group className={fieldStyles.group ?? ''}>
        <span className={styles.glass}>
          <Icon glyph={IconSearch} />
        </span>
        <Input className={fieldStyles.bare ?? ''} placeholder={placeholder} />
        <Button className={fieldStyles.inside ?? ''} aria-label={t`Clear search`}>
          <Icon glyph={IconX} size={16} />
        </Button>
      </Group>
    </AriaSearchField>
  )
}
