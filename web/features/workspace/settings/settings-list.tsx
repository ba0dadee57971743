import { useLingui } from '@lingui/react/macro'
import { IconChevronRight } from '@tabler/icons-react'
import { type SettingsGroup, settingsGroups, settingsPath } from '#web/app/settings/settings-section.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import styles from './settings-list.module.css'
import { settingsSections } from './settings-sections.ts'

/** `isRequested` is false while the first section is only shown because there is room next to the list. */
export function SettingsList({ current, isRequested }: { current: string | undefined; isRequested: boolean }) {
  const { t, i18n } = useLingui()
  const labels: Record<SettingsGroup, string> = {
    you: t`You`,
    security: t`Security`,
    privacy: t`Privacy`,
    data: t`Your data`,
  }
  const groups = settingsGroups
    .map((group) => ({ group, sections: settingsSections.filter((section) => section.group === group) }))
    .filter(({ sections }) => sections.length > 0)
  return (
    <nav aria-label={t`Settings sections`} className={styles.list}>
      {groups.map(({ group, sections }) => (
        <div key={group} className={styles.group}>
          <p className={styles.heading}>{labels[group]}</p>
          <ul role="list" className={styles.links}>
            {sections.map((section) => (
              <li key={section.id}>
                <Link
                  to={settingsPath(section.id)}
                  className={styles.link}
                  data-shown={section.id === current || undefined}
                  aria-current={isRequested && section.id === current ? 'page' : undefined}
                >
                  <Icon glyph={section.icon} />
                  <span className={styles.words}>
                    <span className={styles.label}>{i18n._(section.label)}</span>
                    <span className={styles.lead}>{i18n._(section.lead)}</span>
                  </span>
                  <span className={styles.arrow}>
                    <Icon glyph={IconChevronRight} isMirrored />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
