import { Trans, useLingui } from '@lingui/react/macro'
import { IconAlertCircle, IconCircleCheck, IconCircleDashed, IconCircleX, IconExternalLink } from '@tabler/icons-react'
import type { CheckState, Evidence } from '#shared/operator-case.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { type Glyph, Icon } from '#web/ui/icon.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Time } from '#web/ui/time.tsx'
import styles from './case-evidence.module.css'
import { CasePicture } from './case-picture.tsx'

type EvidenceProps = { evidence: readonly Evidence[]; zone: string; now: number }

type Of<Kind extends Evidence['kind']> = Extract<Evidence, { kind: Kind }>

const only = <Kind extends Evidence['kind']>(evidence: readonly Evidence[], kind: Kind): Of<Kind>[] =>
  evidence.filter((one): one is Of<Kind> => one.kind === kind)

export function CaseEvidence({ evidence, zone, now }: EvidenceProps) {
  const checks = only(evidence, 'check')
  return (
    <>
      {only(evidence, 'quote').map(({ text, source }) => (
        <figure key={`${source} ${text}`} className={styles.quote}>
          <blockquote className={styles.words} dir="auto">
            {text}
          </blockquote>
          <figcaption className={styles.source}>{source}</figcaption>
        </figure>
      ))}
      {only(evidence, 'statement').map(({ name, label, text, at }) => (
        <div key={`${name} ${at}`} className={styles.statement}>
          <Avatar name={name} />
          <div>
            <p className={styles.who}>
              <strong>
                <bdi>{name}</bdi>
              </strong>
              {' · '}
              {label}
              {' · '}
              <Time at={Date.parse(at)} zone={zone} now={now} />
            </p>
            {text && (
              <p className={styles.words} dir="auto">
                {text}
              </p>
            )}
          </div>
        </div>
      ))}
      {only(evidence, 'picture').map(({ label, href }) => (
        <CasePicture key={href} label={label} href={href} />
      ))}
      {checks.length > 0 && (
        <ul role="list" className={styles.checks}>
          {checks.map(({ label, text, state }) => (
            <li key={`${label} ${text}`} className={styles.check}>
              <Mark state={state} />
              <span className={styles.label}>
                <bdi>{label}</bdi>
              </span>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.links}>
        {only(evidence, 'link').map(({ label, href }) => (
          <LinkButton key={href} href={href} variant="light" icon={IconExternalLink} target="_blank" rel="noreferrer">
            {label}
            <span className="visually-hidden">
              <Trans>, opens in a new tab</Trans>
            </span>
          </LinkButton>
        ))}
      </div>
    </>
  )
}

const glyphs: Record<CheckState, Glyph> = {
  ok: IconCircleCheck,
  warn: IconAlertCircle,
  bad: IconCircleX,
  unknown: IconCircleDashed,
}

function Mark({ state }: { state: CheckState }) {
  const { t } = useLingui()
  const words: Record<CheckState, string> = {
    ok: t`OK:`,
    warn: t`Needs a closer look:`,
    bad: t`Problem:`,
    unknown: t`For information:`,
  }
  return (
    <span className={styles.mark} data-state={state}>
      <Icon glyph={glyphs[state]} size={20} />
      <span className="visually-hidden">{words[state]}</span>
    </span>
  )
}
