import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import {
  type ProfileSection,
  profileSections,
  type Visibility,
} from '#shared/features/people/profile/profile-sections.ts'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import { CompletenessCard } from './completeness-card.tsx'
import { SectionCard } from './editing/section-card.tsx'
import { AboutCard } from './facts/about-card.tsx'
import { ContactCard } from './facts/contact-card.tsx'
import { FactsCard } from './facts/facts-card.tsx'
import { PageCard } from './page-card.tsx'
import styles from './profile.module.css'
import { profileQuery } from './profile-query.ts'
import { partNames } from './section-names.ts'
import { ViewSwitch } from './view-switch.tsx'

/** Shown even while they are empty: most people have something to say here. */
const usualSections: readonly ProfileSection[] = ['work', 'education', 'projects', 'portfolio', 'languages', 'links']

type ProfileEditorProps = {
  /** Verified facts about the person, which other features provide. */
  renderProofs: (visibility: Visibility) => ReactNode
}

export function ProfileEditor({ renderProofs }: ProfileEditorProps) {
  const { t, i18n } = useLingui()
  const { data: profile } = useSuspenseQuery(profileQuery)
  const [opened, setOpened] = useState<readonly ProfileSection[]>([])
  const { entries, visibility } = profile
  const filled = new Set(entries.map(({ entry }) => entry.section))
  const isShown = (section: ProfileSection) =>
    usualSections.includes(section) || filled.has(section) || opened.includes(section)
  const others = profileSections.filter((section) => !isShown(section))
  const hints: Partial<Record<ProfileSection, ReactNode>> = {
    work: <Trans>Jobs, freelance work, internships: the newest first.</Trans>,
    education: <Trans>Schools, universities, courses.</Trans>,
    projects: <Trans>Things you built or led, paid or not.</Trans>,
    portfolio: <Trans>Work samples that show what you can do.</Trans>,
    languages: <Trans>Every language you can work in.</Trans>,
    links: <Trans>Your website, GitHub, LinkedIn, Behance and so on.</Trans>,
  }
  const skillsTitle = { title: t`More skills` }
  return (
    <div className={styles.page}>
      <PageHeader
        title={<bdi translate="no">{profile.name}</bdi>}
        lead={<Trans>Changes are saved automatically.</Trans>}
        actions={<ViewSwitch current={null} />}
      />
      <div className={styles.columns}>
        <div className={styles.main}>
          <div id="about">
            <AboutCard profile={profile} />
          </div>
          <div id="facts">
            <FactsCard profile={profile} />
          </div>
          {profileSections.filter(isShown).map((section) => (
            <div key={section} id={section}>
              <SectionCard
                section={section}
                entries={entries.filter(({ entry }) => entry.section === section)}
                visibility={visibility[section]}
                hint={hints[section]}
                isInitiallyAdding={opened.includes(section)}
                {...(section === 'skills' && skillsTitle)}
              />
            </div>
          ))}
          <div id="identity">{renderProofs(visibility.identity)}</div>
          <ContactCard profile={profile} />
          {others.length > 0 && (
            <Card title={t`Add a section`}>
              <div className={styles.others}>
                {others.map((section) => (
                  <PlainButton key={section} icon={IconPlus} onPress={() => setOpened([...opened, section])}>
                    {section === 'skills' ? skillsTitle.title : i18n._(partNames[section])}
                  </PlainButton>
                ))}
              </div>
            </Card>
          )}
        </div>
        <aside className={styles.side} aria-label={t`About your profile`}>
          <CompletenessCard completeness={profile.completeness} />
          <PageCard profile={profile} />
          <Card title={t`Your résumé`}>
            <p>
              <Trans>Fill in your profile from a file: you check every detail before it is saved.</Trans>
            </p>
            <LinkButton href="/profile/resume-upload" isWide>
              {profile.facts.resume ? <Trans>Read or replace your résumé</Trans> : <Trans>Upload your résumé</Trans>}
            </LinkButton>
            <p>
              <Trans>Or turn your profile into a résumé: PDF, Word or JSON Resume.</Trans>
            </p>
            <LinkButton href="/profile?as=resume" isWide>
              <Trans>Make a résumé</Trans>
            </LinkButton>
          </Card>
          <Card title={t`Video résumé`}>
            <p>
              <Trans>Introduce yourself in one or two minutes. You decide who can watch it.</Trans>
            </p>
            <LinkButton href="/profile/video-resume-upload" isWide>
              <Trans>Record or upload a video</Trans>
            </LinkButton>
          </Card>
        </aside>
      </div>
    </div>
  )
}
