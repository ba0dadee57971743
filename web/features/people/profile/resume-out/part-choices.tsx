import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import type { OwnProfile } from '#shared/features/people/profile/profile.contract.ts'
import { type ResumePart, resumeParts } from '#shared/features/people/profile/resume-options.ts'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { partNames } from '../section-names.ts'
import { titleOfEntry } from '../view/describe-entry.ts'
import type { Choices } from './resume-choices.ts'
import styles from './resume-out.module.css'

const ReorderList = lazyPart(async () => (await import('#web/ui/reorder-list.tsx')).ReorderList)

type PartChoicesProps = { choices: Choices; profile: OwnProfile; onChange: (changed: Partial<Choices>) => void }

export function PartChoices({ choices, profile, onChange }: PartChoicesProps) {
  const { t, i18n } = useLingui()
  const { parts, without, first } = choices
  const nameOf = (part: ResumePart) => (part === 'summary' ? t`Summary` : i18n._(partNames[part]))
  const isFilled = (part: ResumePart) =>
    part === 'summary'
      ? profile.summary !== ''
      : profile.entries.some(({ entry }) => entry.section === part) ||
        (part === 'skills' && Boolean(profile.facts.work?.skills.length))
  const included = parts.filter(isFilled)
  const entries = profile.entries.filter(({ entry }) => included.some((part) => part === entry.section))
  return (
    <Card title={t`Sections`}>
      <Suspense>
        <ReorderList
          aria-label={t`Order of the sections`}
          items={included.map((part) => ({ id: part, text: nameOf(part) }))}
          onChange={(order) => onChange({ parts: order as ResumePart[] })}
        />
      </Suspense>
      <Disclosure title={<Trans>What to include</Trans>}>
        {resumeParts.filter(isFilled).map((part) => (
          <div key={part}>
            <Checkbox
              isSelected={parts.includes(part)}
              onChange={(isIn) => onChange({ parts: isIn ? [...parts, part] : parts.filter((one) => one !== part) })}
            >
              {nameOf(part)}
            </Checkbox>
            <div className={styles.entries}>
              {entries
                .filter(({ entry }) => entry.section === part)
                .map(({ id, entry }) => (
                  <div key={id} className={styles.entry}>
                    <Checkbox
                      isSelected={!without.includes(id)}
                      onChange={(isIn) =>
                        onChange({ without: isIn ? without.filter((one) => one !== id) : [...without, id] })
                      }
                    >
                      <bdi translate="no">{titleOfEntry(entry, i18n)}</bdi>
                    </Checkbox>
                    {!without.includes(id) && (
                      <ToFront
                        title={titleOfEntry(entry, i18n)}
                        isFirst={first.includes(id)}
                        onChange={(isFirst) =>
                          onChange({ first: isFirst ? [...first, id] : first.filter((one) => one !== id) })
                        }
                      />
                    )}
                  </div>
                ))}
            </div>
          </div>
        ))}
      </Disclosure>
    </Card>
  )
}

type ToFrontProps = { title: string; isFirst: boolean; onChange: (isFirst: boolean) => void }

/** The entries to put first in their section. */
function ToFront({ title, isFirst, onChange }: ToFrontProps) {
  const { t } = useLingui()
  return (
    <PlainButton
      variant="text"
      aria-pressed={isFirst}
      aria-label={t`${title} first in its section`}
      onPress={() => onChange(!isFirst)}
    >
      {isFirst ? <Trans>Comes first</Trans> : <Trans>Put first</Trans>}
    </PlainButton>
  )
}
