import { Trans, useLingui } from '@lingui/react/macro'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import {
  Dialog as AriaDialog,
  Autocomplete,
  Header,
  Input,
  Menu,
  MenuItem,
  MenuSection,
  Modal,
  ModalOverlay,
  SearchField,
} from 'react-aria-components'
import styles from './command-palette.module.css'
import {
  type PaletteEntry,
  type PaletteProvider,
  type ResultGroup,
  usePaletteResults,
} from './command-palette-search.ts'
import dialogStyles from './dialog.module.css'
import { Icon } from './icon.tsx'
import listStyles from './popover.module.css'

type CommandPaletteProps = {
  providers: readonly PaletteProvider[]
  placeholder: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** One field that finds pages, jobs, people and actions. Loaded by CommandPaletteButton on first use. */
export function CommandPalette({ providers, placeholder, isOpen, onOpenChange }: CommandPaletteProps) {
  const { t } = useLingui()
  const [query, setQuery] = useState('')
  const { groups, failed, isSearching } = usePaletteResults(providers, query)
  const close = () => {
    onOpenChange(false)
    setQuery('')
  }
  return (
    <ModalOverlay
      isDismissable
      isOpen={isOpen}
      onOpenChange={(open) => (open ? onOpenChange(true) : close())}
      className={dialogStyles.scrim ?? ''}
      data-place="top"
    >
      <Modal className={dialogStyles.modal ?? ''}>
        <AriaDialog aria-label={t`Search`} className={styles.palette ?? ''}>
          <Autocomplete inputValue={query} onInputChange={setQuery}>
            <SearchField autoFocus aria-label={placeholder} className={styles.field ?? ''}>
              <Icon glyph={IconSearch} size={20} />
              <Input className={styles.input ?? ''} placeholder={placeholder} />
            </SearchField>
            <Menu
              aria-label={t`Results`}
              className={`${listStyles.list} ${styles.list}`}
              onClose={close}
              renderEmptyState={() => <EmptyList query={query} isSearching={isSearching} />}
            >
              {groups.map((group) => (
                <PaletteSection key={group.label} group={group} />
              ))}
            </Menu>
          </Autocomplete>
          {failed.length > 0 && (
            <p role="status" className={styles.failed}>
              <Trans>Could not search: {failed.join(', ')}</Trans>
            </p>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

function PaletteSection({ group }: { group: ResultGroup }) {
  return (
    <MenuSection className={listStyles.section ?? ''}>
      <Header className={listStyles.heading}>{group.label}</Header>
      {group.entries.map((entry) => (
        <PaletteLine key={entry.id} entry={entry} />
      ))}
    </MenuSection>
  )
}

function PaletteLine({ entry }: { entry: PaletteEntry }) {
  return (
    <MenuItem
      id={entry.id}
      textValue={entry.label}
      className={listStyles.item ?? ''}
      {...('href' in entry ? { href: entry.href } : { onAction: entry.onAction })}
    >
      {entry.icon && <Icon glyph={entry.icon} />}
      <span className={listStyles.itemText}>
        {entry.label}
        {entry.detail && <span className={listStyles.detail}>{entry.detail}</span>}
      </span>
    </MenuItem>
  )
}

function EmptyList({ query, isSearching }: { query: string; isSearching: boolean }) {
  return (
    <div className={listStyles.empty}>
      {isSearching ? (
        <Trans>Searching</Trans>
      ) : query ? (
        <Trans>No results for “{query}”.</Trans>
      ) : (
        <Trans>Type to search.</Trans>
      )}
    </div>
  )
}
