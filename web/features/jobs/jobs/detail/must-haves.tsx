import { Trans, useLingui } from '@lingui/react/macro'
import { IconCheck, IconMinus } from '@tabler/icons-react'
import type { PublicJob } from '#shared/features/jobs/jobs/jobs.contract.ts'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import type { JobReader } from '../reader/use-job-reader.ts'
import styles from './must-haves.module.css'
import { compareSkills, type SkillMatch } from './skill-matches.ts'

type MustHavesProps = { job: PublicJob; reader: JobReader; headingLevel?: 2 | 3 }

/** The required skills compared with the reader's, each with where that is known from. */
export function MustHaves({ job, reader, headingLevel = 2 }: MustHavesProps) {
  const { required, niceToHave } = compareSkills(job.skills, reader.skills)
  if (required.length + niceToHave.length === 0) return null
  const [met, all] = [required.filter(({ state }) => state === 'met').length, required.length]
  return (
    <Card
      title={met > 0 ? <Trans>Why this fits you</Trans> : <Trans>Requirements</Trans>}
      headingLevel={headingLevel}
      aside={
        all > 0 && (
          <Trans>
            <strong>
              {met} of {all}
            </strong>{' '}
            must-haves
          </Trans>
        )
      }
    >
      <SkillRows matches={required} />
      {niceToHave.length > 0 && (
        <>
          <p className={styles.more}>
            <Trans>Nice to have</Trans>
          </p>
          <SkillRows matches={niceToHave} />
        </>
      )}
      <p className={styles.note}>
        <Trans>Based on your profile and the job description. The company never uses it to decide.</Trans>
      </p>
    </Card>
  )
}

function SkillRows({ matches }: { matches: readonly SkillMatch[] }) {
  return (
    <ul role="list" className={styles.rows}>
      {matches.map((match) => (
        <li key={match.slug} className={styles.row}>
          <span className={styles.mark} data-state={match.state}>
            <Icon glyph={match.state === 'met' ? IconCheck : IconMinus} size={16} />
          </span>
          <span className={styles.words}>
            <span className={styles.skill}>
              <bdi>{match.name}</bdi>
            </span>
            <span className={styles.evidence}>
              <SkillEvidence match={match} />
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}

function SkillEvidence({ match: { state, ownLevel, minLevel } }: { match: SkillMatch }) {
  const { t } = useLingui()
  if (state !== 'missing') return t`You are at level ${ownLevel}, they ask for level ${minLevel}`
  return (
    <Trans>
      Not on your profile. <Link to="/onboarding?step=work">Add it</Link> if you have it.
    </Trans>
  )
}
