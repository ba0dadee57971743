import { Trans, useLingui } from '@lingui/react/macro'
import type { EliteApplication } from '#shared/features/elite/elite/elite.contract.ts'
import { eliteStages, isEliteMember, stageOf } from '#shared/features/elite/elite/elite-status.ts'
import { MomentOf } from '#web/features/people/identity/moment-of.tsx'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import styles from '../elite.module.css'
import { rubricWords, stageWords } from '../elite-text.ts'

/** The rubric, open to everybody; with an application, how far it is. */
export function Stages({ application }: { application: EliteApplication | null }) {
  const { i18n } = useLingui()
  const current = application && stageOf(application.status)
  const isMember = application !== null && isEliteMember(application.status)
  return (
    <Card title={<Trans>What the reviewers look at</Trans>}>
      <ol className={styles.stages}>
        {eliteStages.map((stage) => {
          const passed = application?.passed.find((one) => one.stage === stage)
          return (
            <li key={stage} className={styles.stage}>
              <div className={styles.row}>
                <strong>{i18n._(stageWords[stage])}</strong>
                {passed || isMember ? (
                  <Chip tone="ok">
                    {passed ? (
                      <Trans>
                        Passed <MomentOf at={passed.at} />
                      </Trans>
                    ) : (
                      <Trans>Passed</Trans>
                    )}
                  </Chip>
                ) : (
                  stage === current && (
                    <Chip tone="info">
                      <Trans>In review</Trans>
                    </Chip>
                  )
                )}
              </div>
              <span className={styles.meta}>{i18n._(rubricWords[stage])}</span>
            </li>
          )
        })}
      </ol>
    </Card>
  )
}
