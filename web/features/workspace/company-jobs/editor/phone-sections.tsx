import { Trans, useLingui } from '@lingui/react/macro'
import { IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import styles from './phone-sections.module.css'
import { stateOf } from './section-nav.tsx'
import { type SectionId, sections } from './sections.ts'
import type { Remarks } from './use-remarks.ts'

type PhoneSectionsProps = { shown: SectionId; remarks: Remarks; navId: string; isOpen: boolean; onToggle: () => void }

/** On phones: where you are in the job, and the way to every other section. */
export function PhoneSections({ shown, remarks, navId, isOpen, onToggle }: PhoneSectionsProps) {
  const { i18n } = useLingui()
  const place = sections.findIndex(({ id }) => id === shown)
  const name = sections[place]?.name
  return (
    <div className={styles.place}>
      <span className={styles.bar} aria-hidden="true">
        {sections.map(({ id, fields }) => (
          <span
            key={id}
            className={styles.part}
            data-level={fields.length === 0 ? 'own' : stateOf(remarks.of(id))}
            data-current={id === shown || undefined}
          />
        ))}
      </span>
      <p className={styles.text}>
        <b>{name && i18n._(name)}</b>
        {' · '}
        <Trans>
          {place + 1} of {sections.length}
        </Trans>
      </p>
      <button type="button" className={styles.all} aria-expanded={isOpen} aria-controls={navId} onClick={onToggle}>
        <Trans>All sections</Trans>
        <Icon glyph={IconChevronDown} size={18} />
      </button>
    </div>
  )
}

type PhoneBarProps = { shown: SectionId; reach: ReactNode; onShow: (id: SectionId) => void; publish: ReactNode }

/** On phones: who can take the job, the next section and the button to publish, always at hand. */
export function PhoneBar({ shown, reach, onShow, publish }: PhoneBarProps) {
  const { i18n, t } = useLingui()
  const next = sections[sections.findIndex(({ id }) => id === shown) + 1]
  const name = next && i18n._(next.name)
  return (
    <div className={styles.phoneBar}>
      <p className={styles.reach}>{reach}</p>
      {next && (
        <Button aria-label={t`Next: ${name}`} onPress={() => onShow(next.id)}>
          <Trans>Next</Trans>
        </Button>
      )}
      {publish}
    </div>
  )
}
