import { Trans, useLingui } from '@lingui/react/macro'
import type { CompanyBrief, CompanyInterest } from '#shared/features/elite/briefs/company-briefs.contract.ts'
import { moneyFromMajor } from '#shared/kit/money.ts'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { Money } from '#web/ui/money.tsx'
import { periodOf } from '../brief-text.ts'
import styles from '../briefs.module.css'
import { Day } from './brief-facts.tsx'

type ProposalSummaryProps = {
  proposal: NonNullable<CompanyInterest['proposal']>
  brief: Pick<CompanyBrief, 'currency' | 'rateType'>
}

export function ProposalSummary({ proposal, brief }: ProposalSummaryProps) {
  const { t } = useLingui()
  const { rate, startsOn, hoursPerWeek, note } = proposal
  return (
    <div className={styles.stack}>
      <DefinitionList
        items={[
          {
            term: t`Proposed rate`,
            value: (
              <Money amount={moneyFromMajor(rate, brief.currency)} period={periodOf[brief.rateType]} format="full" />
            ),
          },
          { term: t`Can start`, value: <Day on={startsOn} /> },
          { term: t`Time`, value: <Trans>{hoursPerWeek} hours a week</Trans> },
        ]}
      />
      {note && (
        <p className={styles.text} translate="no">
          <bdi>{note}</bdi>
        </p>
      )}
    </div>
  )
}
