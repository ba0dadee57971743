import { Trans } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { AskedList } from './asked-list.tsx'
import { CostWords } from './cost-words.tsx'
import styles from './what-you-need.module.css'

type WhatYouNeedProps = ComponentProps<typeof AskedList> & ComponentProps<typeof CostWords>

/** Beside the way to apply: what it asks for and how long it takes. */
export function WhatYouNeed({ asked, cost }: WhatYouNeedProps) {
  return (
    <div className={styles.needs}>
      <h2 className={styles.title}>
        <Trans>What you will need</Trans>
      </h2>
      <AskedList asked={asked} />
      <p className={styles.cost}>
        <CostWords cost={cost} />
      </p>
    </div>
  )
}
