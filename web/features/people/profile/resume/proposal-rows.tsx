import { Trans, useLingui } from '@lingui/react/macro'
import { IconCheck, IconPencil } from '@tabler/icons-react'
import { Suspense, useRef, useState } from 'react'
import type { EntryDraft } from '#shared/features/people/profile/profile-entries.ts'
import { type LanguageLevel, languageLevels } from '#shared/features/people/profile/profile-sections.ts'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { Icon } from '#web/ui/icon.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { PlainIconButton } from '#web/ui/plain-icon-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useLostFocus } from '#web/ui/use-lost-focus.ts'
import { levelNames, titleOfEntry } from '../view/describe-entry.ts'
import { EntryText } from '../view/entry-text.tsx'
import type { ContactProposal } from './proposals.ts'
import styles from './review.module.css'
import type { Decision, ReviewedEntry, ReviewState } from './use-review.ts'

const ProposalForm = lazyPart(async () => (await import('./proposal-form.tsx')).ProposalForm)

type EntryProposalProps = { proposal: ReviewedEntry; lines: readonly string[]; review: ReviewState }

export function EntryProposal({ proposal, lines, review }: EntryProposalProps) {
  const { t, i18n } = useLingui()
  const [isEditing, setIsEditing] = useState(false)
  const box = useRef<HTMLLIElement>(null)
  const { id, section, content, decision } = proposal
  useLostFocus(box, `${isEditing} ${decision}`)
  const entry = { section, content } as EntryDraft
  const title = titleOfEntry(entry, i18n) || t`this entry`
  const number = review.numbers.get(id)
  const needsLevel = decision === 'open' && isWithoutLevel(entry)
  if (isEditing)
    return (
      <li ref={box} className={styles.row}>
        <div className={styles.body}>
          <Suspense>
            <ProposalForm
              section={section}
              content={content}
              label={t`Edit ${title}`}
              onDone={(changed) => {
                review.edit(id, changed)
                setIsEditing(false)
              }}
              onCancel={() => setIsEditing(false)}
            />
          </Suspense>
        </div>
      </li>
    )
  return (
    <li ref={box} className={styles.row} data-decision={decision}>
      <Mark decision={decision} number={number} />
      <div className={styles.body}>
        {decision === 'open' && <Question entry={entry} />}
        {needsLevel ? null : <EntryText entry={entry} />}
        <Source lines={proposal.lines.map((line) => lines[line] ?? '')} />
        {proposal.isKnown && decision === 'skipped' && (
          <p className={styles.known}>
            <Trans>Already in your profile, so we left it out.</Trans>
          </p>
        )}
        <div className={styles.choices}>
          {needsLevel && <LevelChoices onChoose={(level) => review.edit(id, { ...content, level })} />}
          {decision !== 'accepted' && !needsLevel && (
            <PlainButton
              variant={decision === 'open' ? 'filled' : 'outline'}
              data-next-focus=""
              aria-label={t`Add ${title}`}
              onPress={() => review.decide(id, 'accepted')}
            >
              {decision === 'open' ? <Trans>Yes, add it</Trans> : <Trans>Add it anyway</Trans>}
            </PlainButton>
          )}
          <PlainButton
            icon={IconPencil}
            data-next-focus=""
            aria-label={t`Change ${title}`}
            onPress={() => setIsEditing(true)}
          >
            <Trans>Change</Trans>
          </PlainButton>
          {decision !== 'skipped' && (
            <PlainButton variant="text" aria-label={t`Skip ${title}`} onPress={() => review.decide(id, 'skipped')}>
              <Trans>Skip</Trans>
            </PlainButton>
          )}
        </div>
      </div>
    </li>
  )
}

const isWithoutLevel = ({ section, content }: EntryDraft): boolean => section === 'languages' && content.level === null

function Question({ entry }: { entry: EntryDraft }) {
  const name = entry.section === 'languages' ? <bdi translate="no">{entry.content.name}</bdi> : null
  return (
    <p className={styles.question}>
      {isWithoutLevel(entry) ? <Trans>How well do you speak {name}?</Trans> : <Trans>Is this right?</Trans>}
    </p>
  )
}

function LevelChoices({ onChoose }: { onChoose: (level: LanguageLevel) => void }) {
  const { i18n } = useLingui()
  return languageLevels.map((level) => (
    <PlainButton key={level} data-next-focus="" onPress={() => onChoose(level)}>
      {i18n._(levelNames[level])}
    </PlainButton>
  ))
}

function Mark({ decision, number }: { decision: Decision; number: number | undefined }) {
  const { t } = useLingui()
  if (decision === 'open') return <span className={styles.number}>{number}</span>
  if (decision === 'skipped') return <span className={styles.skipped}>{t`Skipped`}</span>
  return (
    <span className={styles.tick}>
      <Icon glyph={IconCheck} />
      <span className="visually-hidden">{t`Will be added`}</span>
    </span>
  )
}

function Source({ lines }: { lines: readonly string[] }) {
  const shown = lines.filter(Boolean)
  if (shown.length === 0) return null
  return (
    <p className={styles.source}>
      <Trans>
        We read: <q translate="no">{shown.join(' / ')}</q>
      </Trans>
    </p>
  )
}

type ContactRowProps = {
  contact: ContactProposal & { decision: Decision }
  lines: readonly string[]
  review: ReviewState
}

export function ContactRow({ contact, lines, review }: ContactRowProps) {
  const { t } = useLingui()
  const [isEditing, setIsEditing] = useState(false)
  const box = useRef<HTMLLIElement>(null)
  const { name, value, decision } = contact
  useLostFocus(box, `${isEditing} ${decision}`)
  const labels = { email: t`Email`, phone: t`Phone`, url: t`Website`, summary: t`Summary` }
  const label = labels[name]
  return (
    <li ref={box} className={styles.row} data-decision={decision}>
      <Mark decision={decision} number={undefined} />
      <div className={styles.body}>
        {isEditing ? (
          <TextField label={label} value={value} onChange={(text) => review.editContact(name, text)} />
        ) : (
          <p className={styles.fact}>
            <span className={styles.label}>{label}</span> <bdi translate="no">{value}</bdi>
          </p>
        )}
        {contact.line !== null && <Source lines={[lines[contact.line] ?? '']} />}
      </div>
      <PlainIconButton
        data-next-focus=""
        glyph={isEditing ? IconCheck : IconPencil}
        label={isEditing ? t`Done: ${label}` : t`Change: ${label}`}
        onPress={() => setIsEditing(!isEditing)}
      />
      <PlainButton
        variant="text"
        onPress={() => review.decideContact(name, decision === 'skipped' ? 'accepted' : 'skipped')}
        aria-label={decision === 'skipped' ? t`Add ${label}` : t`Skip ${label}`}
      >
        {decision === 'skipped' ? <Trans>Add</Trans> : <Trans>Skip</Trans>}
      </PlainButton>
    </li>
  )
}
