import type { ReactNode, RefObject } from 'react'
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  Popover as AriaPopover,
  Header,
  MenuSection,
} from 'react-aria-components'
import { type Glyph, Icon } from './icon.tsx'
import styles from './popover.module.css'
import { Sheet } from './sheet.tsx'
import { useIsPhone } from './use-is-phone.ts'

export type MenuEntry = {
  id: string
  label: string
  detail?: string
  icon?: Glyph
  isDanger?: boolean
  isDisabled?: boolean
} & ({ href: string } | { onAction: () => void })

export type MenuGroup = { label?: string; entries: readonly MenuEntry[] }

export type MenuProps = {
  label: string
  groups: readonly MenuGroup[]
  triggerRef: RefObject<HTMLElement | null>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Above the entries, for example the signed-in person. */
  head?: ReactNode
}

/** Beside its button on desktop, a bottom sheet on phones. Loaded by MenuButton on first use. */
export function Menu({ label, groups, triggerRef, isOpen, onOpenChange, head }: MenuProps) {
  const isPhone = useIsPhone()
  const list = (
    <>
      {head}
      <AriaMenu aria-label={label} autoFocus="first" onClose={() => onOpenChange(false)} className={styles.list ?? ''}>
        {groups.map((group) => (
          <MenuSection key={group.label ?? group.entries[0]?.id ?? ''} className={styles.section ?? ''}>
            {group.label && <Header className={styles.heading}>{group.label}</Header>}
            {group.entries.map((entry) => (
              <MenuLine key={entry.id} entry={entry} />
            ))}
          </MenuSection>
        ))}
      </AriaMenu>
    </>
  )
  if (isPhone) {
    return (
      <Sheet title={label} isOpen={isOpen} onOpenChange={onOpenChange}>
        {list}
      </Sheet>
    )
  }
  return (
    <AriaPopover
      aria-label={label}
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      placement="bottom end"
      offset={4}
      className={styles.popover ?? ''}
    >
      {list}
    </AriaPopover>
  )
}

function MenuLine({ entry }: { entry: MenuEntry }) {
  return (
    <AriaMenuItem
      id={entry.id}
      textValue={entry.label}
      isDisabled={entry.isDisabled ?? false}
      className={styles.item ?? ''}
      data-danger={entry.isDanger || undefined}
      {...('href' in entry ? { href: entry.href } : { onAction: entry.onAction })}
    >
      {entry.icon && <Icon glyph={entry.icon} />}
      <span className={styles.itemText}>
        {entry.label}
        {entry.detail && <span className={styles.detail}>{entry.detail}</span>}
      </span>
    </AriaMenuItem>
  )
}
