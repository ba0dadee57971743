import { Plural, Trans } from '@lingui/react/macro'
import { IconCircleCheckFilled, IconCircleDashed } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { ProvenSkill, SkillEndorsement, SkillProject } from '#shared/features/skills/skills/skills.contract.ts'
import { Day } from '#web/features/skills/credentials/day.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import styles from './evidence-ladder.module.css'

type EvidenceLadderProps = {
  skill: Pick<ProvenSkill, 'claimedLevel' | 'best'> & {
    endorsements: readonly SkillEndorsement[]
    projects: readonly SkillProject[]
  }
}

/** From what a person says to what others have seen. */
export function EvidenceLadder({ skill: { claimedLevel, best, endorsements, projects } }: EvidenceLadderProps) {
  return (
    <Card title={<Trans>Evidence</Trans>}>
      <ol role="list" className={styles.ladder}>
        <Rung title={<Trans>Claimed</Trans>} isReached={claimedLevel !== null}>
          {claimedLevel === null ? (
            <Link to="/profile">
              <Trans>Add it to your profile</Trans>
            </Link>
          ) : (
            <Trans>Your own estimate: level {claimedLevel}</Trans>
          )}
        </Rung>
        <Rung title={<Trans>Tested</Trans>} isReached={best !== null}>
          {best === null ? (
            <Trans>No valid test result</Trans>
          ) : (
            <Trans>
              Level {best.level}, on <Day at={best.takenAt} />
            </Trans>
          )}
        </Rung>
        <Rung title={<Trans>Endorsed</Trans>} isReached={endorsements.length > 0}>
          {endorsements.length === 0 ? (
            <Trans>Nobody yet. Those who endorse you for the Elite programme can name skills they have seen.</Trans>
          ) : (
            <ul role="list" className={styles.pieces}>
              {endorsements.map(({ by, company, at }) => (
                <li key={`${by} ${at}`}>
                  <bdi translate="no">{by}</bdi>, <bdi translate="no">{company}</bdi>, <Day at={at} />
                </li>
              ))}
            </ul>
          )}
        </Rung>
        <Rung title={<Trans>Used</Trans>} isReached={projects.length > 0}>
          {projects.length === 0 ? (
            <Trans>Not used in a finished project yet</Trans>
          ) : (
            <ul role="list" className={styles.pieces}>
              {projects.map(({ id, title, company, at }) => (
                <li key={id}>
                  <Link to={`/elite/projects/${id}`}>
                    <bdi>{title}</bdi>
                  </Link>
                  , <bdi translate="no">{company}</bdi>, <Day at={at} />
                </li>
              ))}
            </ul>
          )}
        </Rung>
      </ol>
    </Card>
  )
}

function Rung({ title, isReached, children }: { title: ReactNode; isReached: boolean; children: ReactNode }) {
  return (
    <li className={styles.rung} data-reached={isReached || undefined}>
      <Icon glyph={isReached ? IconCircleCheckFilled : IconCircleDashed} />
      <div className={styles.body}>
        <p className={styles.title}>
          {title}
          <span className="visually-hidden">: {isReached ? <Trans>yes</Trans> : <Trans>not yet</Trans>}</span>
        </p>
        <div className={styles.text}>{children}</div>
      </div>
    </li>
  )
}

/** For lists: who else has seen it. Nothing if nobody has. */
export function SeenByOthers({
  skill: { endorsementCount, projectCount },
}: {
  skill: Pick<ProvenSkill, 'endorsementCount' | 'projectCount'>
}) {
  return (
    <>
      {endorsementCount > 0 && <Plural value={endorsementCount} one="# endorsement" other="# endorsements" />}
      {endorsementCount > 0 && projectCount > 0 && ' · '}
      {projectCount > 0 && <Plural value={projectCount} one="# project" other="# projects" />}
    </>
  )
}
