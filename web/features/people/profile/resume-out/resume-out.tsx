import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { Card } from '#web/ui/card.tsx'
import { Link } from '#web/ui/link.tsx'
import { SegmentedLinks } from '#web/ui/segmented-links.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import { profileQuery, resumeOutQuery } from '../profile-query.ts'
import { DownloadLinks } from './download-links.tsx'
import { KeepForJob } from './keep-for-job.tsx'
import { PartChoices } from './part-choices.tsx'
import { type Choices, choicesHref, readChoices, writeChoices } from './resume-choices.ts'
import styles from './resume-out.module.css'
import { ResumePaperView } from './resume-paper.tsx'

/** A résumé made from the profile: look, order and content, with a preview that follows every choice. */
export function ResumeOutView() {
  const { t } = useLingui()
  const [search, setSearch] = useSearchParams()
  const choices = readChoices(search)
  const { data: resume } = useSuspenseQuery(resumeOutQuery(choices))
  const { data: profile } = useSuspenseQuery(profileQuery)
  const change = (changed: Partial<Choices>) =>
    setSearch(writeChoices({ ...choices, ...changed }), { replace: true, preventScrollReset: true })
  const templates = { plain: t`Plain`, modern: t`Modern`, compact: t`Compact` }
  const papers = { a4: t`A4`, letter: t`Letter` }
  const linksTo = <K extends string>(names: Record<K, string>, current: K, pick: (key: K) => Partial<Choices>) =>
    (Object.keys(names) as K[]).map((key) => ({
      href: choicesHref({ ...choices, ...pick(key) }),
      label: names[key],
      isCurrent: key === current,
    }))
  return (
    <div className={styles.page}>
      <PageHeader
        breadcrumbs={<Breadcrumbs crumbs={[{ href: '/profile', label: t`Profile` }]} />}
        title={<Trans>Your résumé</Trans>}
        lead={
          <Trans>
            Made from your profile. Choose what fits a job, then download it; the address of this page remembers your
            choices. To change the words, <Link to="/profile">edit your profile</Link>.
          </Trans>
        }
      />
      {resume.missingCharacters.length > 0 && (
        <Callout tone="warn" title={t`No PDF yet`}>
          <Trans>
            The fonts of our PDFs lack some letters of your profile, such as{' '}
            <bdi translate="no">{resume.missingCharacters.slice(0, 5).join(' ')}</bdi>. The Word document has them all.
          </Trans>
        </Callout>
      )}
      <div className={styles.columns}>
        <div className={styles.side}>
          <Card title={t`Look`}>
            <SegmentedLinks
              label={t`Template`}
              isWide
              links={linksTo(templates, choices.template, (template) => ({ template }))}
            />
            <SegmentedLinks label={t`Paper`} isWide links={linksTo(papers, choices.paper, (paper) => ({ paper }))} />
          </Card>
          <PartChoices choices={choices} profile={profile} onChange={change} />
          {choices.job && (
            <KeepForJob choices={choices} job={choices.job} hasPdf={resume.missingCharacters.length === 0} />
          )}
          <Card title={t`Download`}>
            <DownloadLinks choices={choices} hasPdf={resume.missingCharacters.length === 0} />
          </Card>
        </div>
        <ResumePaperView resume={resume} template={choices.template} />
      </div>
    </div>
  )
}
