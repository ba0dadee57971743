import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconAlertCircleFilled, IconCircleCheckFilled, IconCircleDashed, IconCircleXFilled } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { type Glyph, Icon } from '#web/ui/icon.tsx'
import styles from './editor.module.css'
import { type SectionId, sectionAnchor, sections } from './sections.ts'
import type { Remarks, SectionRemarks } from './use-remarks.ts'

export type SectionState = 'must' | 'check' | 'clear' | 'own'

const glyphs: Record<SectionState, Glyph> = {
  must: IconCircleXFilled,
  check: IconAlertCircleFilled,
  clear: IconCircleCheckFilled,
  own: IconCircleDashed,
}

export function stateOf({ remarks, missing }: SectionRemarks): SectionState {
  if (missing.length > 0 || remarks.some(({ level }) => level === 'must')) return 'must'
  return remarks.length > 0 ? 'check' : 'clear'
}

type SectionNavProps = {
  id: string
  remarks: Remarks
  /** On phones the list is closed until asked for. */
  isOpen: boolean
  onShow: (id: SectionId) => void
}

/** What each section still needs. */
export function SectionNav({ id: navId, remarks, isOpen, onShow }: SectionNavProps) {
  const { t, i18n } = useLingui()
  return (
    <nav aria-label={t`Sections`} className={styles.nav} id={navId} data-open={isOpen || undefined}>
      <ol role="list" className={styles.navList}>
        {sections.map(({ id, name, fields }) => {
          const found = remarks.of(id)
          const state = fields.length === 0 ? 'own' : stateOf(found)
          const goTo = (event: MouseEvent) => {
            event.preventDefault()
            onShow(id)
          }
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

function StateText({ state, remarks: { remarks, missing } }: { state: SectionState; remarks: SectionRemarks }) {
  if (state === 'own') return <Trans>Saved separately</Trans>
  if (state === 'clear') return <Trans>Nothing to change</Trans>
  if (state === 'check') return <Plural value={remarks.length} one="# to check" other="# to check" />
  const count = missing.length + remarks.filter(({ level }) => level === 'must').length
  return <Plural value={count} one="# to fix" other="# to fix" />
}
