import { useLingui } from '@lingui/react/macro'
import { IconCircleCheckFilled, IconCircleXFilled, IconExclamationCircleFilled } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import styles from './fit-block.module.css'
import { type Glyph, Icon } from './icon.tsx'

export type FitState = 'yes' | 'partly' | 'no' | 'unknown'

type FitBlockProps = {
  title: ReactNode
  headingLevel: 2 | 3
  /** The answer in a few words. */
  verdict: ReactNode
  /** Side by side where there is room, stacked in a preview. */
  layout: 'columns' | 'rows'
  facts: ReactNode
  /** Below the facts. */
  children?: ReactNode
}

/** Whether it works for the reader: a question, the answer, and the facts behind it. */
export function FitBlock({ title, headingLevel, verdict, layout, facts, children }: FitBlockProps) {
  const id = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <header className={styles.head}>
        <Heading id={id} className={styles.title}>
          {title}
        </Heading>
        {verdict}
      </header>
      <ul role="list" className={styles.facts} data-layout={layout}>
        {facts}
      </ul>
      {children}
    </section>
  )
}

const glyphs: Record<FitState, Glyph> = {
  yes: IconCircleCheckFilled,
  partly: IconExclamationCircleFilled,
  unknown: IconExclamationCircleFilled,
  no: IconCircleXFilled,
}

export function FitFact({ state, name, children }: { state: FitState; name: string; children: ReactNode }) {
  const { t } = useLingui()
  const labels: Record<FitState, string> = { yes: t`Yes`, partly: t`Partly`, no: t`No`, unknown: t`Unknown` }
  return (
    <li className={styles.fact}>
      <p className={styles.name} data-state={state}>
        <Icon glyph={glyphs[state]} />
        <span>
          {name}
          <span className="visually-hidden">: {labels[state]}</span>
        </span>
      </p>
      <div className={styles.words}>{children}</div>
    </li>
  )
}

/** The headline of a fit block, above its explanation. */
export function FitLead({ children }: { children: ReactNode }) {
  // Server and browser may format times and amounts differently.
  return (
    <p className={styles.lead} suppressHydrationWarning>
      {children}
    </p>
  )
}
