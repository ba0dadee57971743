import { Plural, Trans } from '@lingui/react/macro'
import { PASS_PERCENT } from '#shared/features/skills/skills/skill-test-limits.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import styles from './skill-center.module.css'
import type { SkillWithTest } from './skill-order.ts'
import { TopicBars } from './topic-bars.tsx'

/** The one test that is worth most now, and why. */
export function NextStep({ skill }: { skill: SkillWithTest }) {
  const { slug, name, test, last, jobCount } = skill
  return (
    <section className={styles.next} data-alone={last === null || undefined} aria-labelledby="next-step">
      <div className={styles.step}>
        <p className={styles.eyebrow}>
          <Trans>Your next step</Trans>
        </p>
        <h2 id="next-step" className={styles.stepTitle}>
          {test.attemptId === null ? <Trans>Prove {name}</Trans> : <Trans>Continue your {name} test</Trans>}
        </h2>
        <p className={styles.text}>
          {test.attemptId !== null && <Trans>The clock is running.</Trans>}
          {test.attemptId === null && jobCount > 0 && (
            <Plural value={jobCount} one="# job open to you asks for it." other="# jobs open to you ask for it." />
          )}
          {test.attemptId === null && last !== null && (
            <>
              {' '}
              <Shortfall percent={last.percent} />
            </>
          )}
          {test.attemptId === null && last === null && (
            <>
              {' '}
              <Trans>A badge shows companies that you can do it. If you do not pass, nobody sees it.</Trans>
            </>
          )}
        </p>
        <div className={styles.actions}>
          <LinkButton variant="filled" href={`/skill-center/tests/${slug}`}>
            {test.attemptId === null ? <Trans>Take the test</Trans> : <Trans>Continue</Trans>}
          </LinkButton>
          {test.attemptId === null && (
            <LinkButton href={`/skill-center/${slug}?practice=yes`}>
              <Trans>Practise first</Trans>
            </LinkButton>
          )}
        </div>
      </div>
      {last !== null && (
        <div className={styles.scores}>
          <h3 className={styles.scoresTitle}>
            <Trans>{name}, by topic</Trans>
          </h3>
          <TopicBars topics={last.topics} needed={PASS_PERCENT} />
        </div>
      )}
    </section>
  )
}

function Shortfall({ percent }: { percent: number }) {
  const missing = PASS_PERCENT - percent
  return <Plural value={missing} one="Last time you were # point short." other="Last time you were # points short." />
}
