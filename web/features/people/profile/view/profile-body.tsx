import { useLingui } from '@lingui/react/macro'
import type { EntryDraft } from '#shared/features/people/profile/profile-entries.ts'
import { profileSections } from '#shared/features/people/profile/profile-sections.ts'
import type { ProfileView } from '#shared/features/people/profile/profile-view.ts'
import { Card } from '#web/ui/card.tsx'
import { Country } from '#web/ui/country.tsx'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { partNames } from '../section-names.ts'
import { AvailabilityText } from './availability-text.tsx'
import { EntryText } from './entry-text.tsx'
import { HoursText } from './hours-text.tsx'
import styles from './profile-body.module.css'
import { SkillChips } from './skill-chips.tsx'

/** A profile as somebody else reads it, below the name. */
export function ProfileBody({ view }: { view: ProfileView }) {
  const { t, i18n } = useLingui()
  const { summary, skills, entries } = view
  const facts = useFacts(view)
  return (
    <div className={styles.body}>
      {summary && (
        <Card title={t`Summary`}>
          <p className={styles.summary} dir="auto" translate="no">
            {summary}
          </p>
        </Card>
      )}
      {facts.length > 0 && (
        <Card title={t`At a glance`}>
          <DefinitionList items={facts} />
        </Card>
      )}
      {skills.length > 0 && (
        <Card title={t`Skills`}>
          <SkillChips skills={skills} />
        </Card>
      )}
      {profileSections.map((section) => {
        const own = entries.filter((entry) => entry.section === section)
        if (own.length === 0) return null
        const title = section === 'skills' ? t`More skills` : i18n._(partNames[section])
        return <Section key={section} title={title} entries={own} />
      })}
    </div>
  )
}

function Section({ title, entries }: { title: string; entries: readonly EntryDraft[] }) {
  return (
    <Card title={title}>
      <ul role="list" className={styles.entries}>
        {entries.map((entry, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a view has no ids, and its order does not change
          <li key={place}>
            <EntryText entry={entry} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function useFacts({ place, hours, availability, contact }: ProfileView) {
  const { t } = useLingui()
  const { email = '', phone = '', url = '' } = contact ?? {}
  const all = [
    { term: t`Lives in`, value: place && <Country code={place.country} city={place.city} /> },
    { term: t`Working hours`, value: hours && <HoursText hours={hours} zone={place?.timeZone ?? null} /> },
    { term: t`Availability`, value: availability && <AvailabilityText {...availability} /> },
    { term: t`Email`, value: email && <bdi translate="no">{email}</bdi> },
    { term: t`Phone`, value: phone && <bdi translate="no">{phone}</bdi> },
    { term: t`Website`, value: url && <bdi translate="no">{url}</bdi> },
  ]
  return all.filter(({ value }) => Boolean(value))
}
