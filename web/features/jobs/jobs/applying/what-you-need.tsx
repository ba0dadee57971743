import { Trans } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { CostText } from './cost-text.tsx'
import { RequirementList, type Requirements } from './requirement-list.tsx'
import styles from './what-you-need.module.css'

type WhatYouNeedProps = ComponentProps<typeof CostText> & {
  requirements: Requirements & { own: { obstacle: string | null } | null }
}

/** Next to the apply button: what is asked, and how long it takes. */
export function WhatYouNeed({ requirements, cost }: WhatYouNeedProps) {
  return (
    <div className={styles.needs}>
      {requirements.own?.obstacle === 'own_company' && (
        <p>
          <Trans>This job is at your company, so you cannot apply for it. This is what applicants are asked.</Trans>
        </p>
      )}
      <h2 className={styles.title}>
        <Trans>What you will need</Trans>
      </h2>
      <RequirementList requirements={requirements} />
      <p className={styles.cost}>
        <CostText cost={cost} />
      </p>
    </div>
  )
}
