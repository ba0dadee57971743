import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { ImportedProfile } from '#shared/features/people/profile/import/imported-profile.ts'
import type { OwnProfile } from '#shared/features/people/profile/profile.contract.ts'
import { profileSections } from '#shared/features/people/profile/profile-sections.ts'
import type { ResumeReading } from '#shared/features/people/resumes/resume-reading.ts'
import type { Id } from '#shared/kit/ids.ts'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { Card } from '#web/ui/card.tsx'
import { Link } from '#web/ui/link.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { partNames } from '../section-names.ts'
import { useChangeProfile } from '../use-change-profile.ts'
import { ContactRow, EntryProposal } from './proposal-rows.tsx'
import styles from './review.module.css'
import { RoleAndSkills } from './role-and-skills.tsx'
import { SourceLines } from './source-lines.tsx'
import { useReview } from './use-review.ts'

type ReviewProps = {
  reading: ResumeReading
  profile: OwnProfile
  fileName: string
  /** Of a résumé that was uploaded. */
  fileId?: Id | null
  /** The export of another service, instead of a file with lines. */
  imported?: ImportedProfile | null
}

export function Review({ reading, profile, fileName, fileId = null, imported = null }: ReviewProps) {
  const { t, i18n } = useLingui()
  const review = useReview(reading, profile, imported)
  const { addFromFile } = useChangeProfile()
  const navigate = useNavigate()
  // The page has changed under the reader: start at its title.
  useEffect(() => document.querySelector<HTMLElement>('main h1')?.focus(), [])
  const save = useMutation({
    mutationFn: () => addFromFile({ ...review.additions(), resumeFileId: fileId }),
    async onSuccess() {
      void showToast({ text: t`Added to your profile` })
      await navigate('/profile')
    },
  })
  const { checked, open } = review.counts
  const found = review.counts.all
  return (
    <div className={styles.page}>
      <PageHeader
        title={<Trans>Check what we read</Trans>}
        lead={
          <>
            <Plural value={found} one="We found # detail." other="We found # details." />{' '}
            {open > 0 && <Plural value={open} one="# needs your answer." other="# need your answer." />}{' '}
            <Trans>Nothing is saved until you say so, and what you typed yourself stays.</Trans>
          </>
        }
        actions={
          <div className={styles.progress}>
            <ProgressBar label={t`Checked`} valueLabel={t`${checked} of ${found}`} value={checked} max={found || 1} />
          </div>
        }
      />
      <div className={styles.columns}>
        <div className={styles.main}>
          {review.contacts.length > 0 && (
            <Card title={t`Contact details`} padding="flush">
              <ul role="list">
                {review.contacts.map((contact) => (
                  <ContactRow key={contact.name} contact={contact} lines={reading.lines} review={review} />
                ))}
              </ul>
            </Card>
          )}
          <RoleAndSkills review={review} />
          {profileSections.map((section) => {
            const proposals = review.entries.filter((one) => one.section === section)
            if (proposals.length === 0) return null
            const waiting = proposals.filter(({ decision }) => decision === 'open').length
            return (
              <Card
                key={section}
                title={i18n._(partNames[section])}
                aside={waiting > 0 && <Plural value={waiting} one="# to check" other="# to check" />}
                padding="flush"
              >
                <ul role="list">
                  {proposals.map((proposal) => (
                    <EntryProposal key={proposal.id} proposal={proposal} lines={reading.lines} review={review} />
                  ))}
                </ul>
              </Card>
            )
          })}
          {imported !== null && imported.left > 0 && (
            <p className={styles.known}>
              <Plural
                value={imported.left}
                one="# entry is left out, because it has no name or its dates are not possible."
                other="# entries are left out, because they have no name or their dates are not possible."
              />
            </p>
          )}
          {save.error && (
            <p role="alert" className={styles.problem}>
              {describeFailure(i18n, save.error) ?? <Trans>Some details are not valid. Edit or skip them.</Trans>}
            </p>
          )}
          <div className={styles.actions}>
            <Link to="/profile">
              <Trans>Discard and type it myself</Trans>
            </Link>
            {open > 0 && (
              <span className={styles.left}>
                <Plural value={open} one="# detail left" other="# details left" />
              </span>
            )}
            <PlainButton variant="filled" isPending={save.isPending} onPress={() => save.mutate()}>
              <Trans>Save to profile</Trans>
            </PlainButton>
          </div>
        </div>
        {!imported && <SourceLines fileName={fileName} reading={reading} review={review} />}
      </div>
    </div>
  )
}
