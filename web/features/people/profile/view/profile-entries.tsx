import { useLingui } from '@lingui/react/macro'
import type { EntryDraft } from '#shared/features/people/profile/profile-entries.ts'
import { profileSections } from '#shared/features/people/profile/profile-sections.ts'
import { partNames } from '../section-names.ts'
import { EntryText } from './entry-text.tsx'
import styles from './profile-body.module.css'

type ProfileEntriesProps = { summary: string; entries: readonly EntryDraft[] }

/** Summary and sections inside a card that is about more than the profile. */
export function ProfileEntries({ summary, entries }: ProfileEntriesProps) {
  const { t, i18n } = useLingui()
  return (
    <div className={styles.body}>
      {summary && (
        <p className={styles.summary} dir="auto" translate="no">
          {summary}
        </p>
      )}
      {profileSections.map((section) => {
        const own = entries.filter((entry) => entry.section === section)
        if (own.length === 0) return null
        return (
          <section key={section} className={styles.section}>
            <h3 className={styles.title}>{section === 'skills' ? t`More skills` : i18n._(partNames[section])}</h3>
            <ul role="list" className={styles.entries}>
              {own.map((entry, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a view has no ids, and its order does not change
                <li key={place}>
                  <EntryText entry={entry} />
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}
