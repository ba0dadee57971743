import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconAlertCircleFilled, IconCircleCheckFilled, IconCircleDashed, IconCircleXFilled } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { type Glyph, Icon } from '#web/ui/icon.tsx'
import styles from './editor.module.css'
import { sectionAnchor, sections } from './sections.ts'
import type { Remarks, SectionRemarks } from './use-remarks.ts'

type SectionState = 'must' | 'check' | 'clear' | 'own'

const glyphs: Record<SectionState, Glyph> = {
  must: IconCircleXFilled,
  check: IconAlertCircleFilled,
  clear: IconCircleCheckFilled,
  own: IconCircleDashed,
}

function stateOf({ remarks, missing }: SectionRemarks): SectionState {
  if (missing.length > 0 || remarks.some(({ level }) => level === 'must')) return 'must'
  return remarks.length > 0 ? 'check' : 'clear'
}

/** Shows the current section and what each one still needs. */
export function SectionNav({ remarks }: { remarks: Remarks }) {
  const { t, i18n } = useLingui()
  return (
    <nav aria-label={t`Sections`} className={styles.nav}>
      <ol role="list" className={styles.navList}>
        {sections.map(({ id, name, fields }) => {
          const found = remarks.of(id)
          const state = fields.length === 0 ? 'own' : stateOf(found)
          return (
            <li key={id}>
              <a href={`#${sectionAnchor(id)}`} className={styles.navLink} data-level={state} onClick={goTo}>
                <Icon glyph={glyphs[state]} size={18} />
                <span>
                  {i18n._(name)}
                  <span className={styles.navState}>
                    <StateText state={state} remarks={found} />
                  </span>
                </span>
              </a>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

/** Scrolls by script: the router would treat the anchor as a navigation and ask about unsaved changes. */
function goTo(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault()
  focusSection(event.currentTarget.hash.slice(1))
}

export function focusSection(anchor: string): void {
  const section = document.getElementById(anchor)
  section?.scrollIntoView({ block: 'start' })
  section?.focus({ preventScroll: true })
}

function StateText({ state, remarks: { remarks, missing } }: { state: SectionState; remarks: SectionRemarks }) {
  if (state === 'own') return <Trans>Saved separately</Trans>
  if (state === 'clear') return <Trans>Nothing to change</Trans>
  if (state === 'check') return <Plural value={remarks.length} one="# to check" other="# to check" />
  const count = missing.length + remarks.filter(({ level }) => level === 'must').length
  return <Plural value={count} one="# to fix" other="# to fix" />
}
