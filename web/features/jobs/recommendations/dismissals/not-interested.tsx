import { Trans, useLingui } from '@lingui/react/macro'
import { IconThumbDown } from '@tabler/icons-react'
import { type DismissReason, dismissReasons } from '#shared/features/jobs/recommendations/dismiss-reasons.ts'
import { Icon } from '#web/ui/icon.tsx'
import { MenuButton } from '#web/ui/menu-button.tsx'
import styles from '../recommendations.module.css'
import { useDismissText } from './dismiss-text.ts'

type NotInterestedProps = { title: string; onDismiss: (reason: DismissReason) => void }

/** "Not interested, because …": the reason affects how other jobs are ranked. */
export function NotInterested({ title, onDismiss }: NotInterestedProps) {
  const { t } = useLingui()
  const { describeReason, describeEffect } = useDismissText()
  return (
    <MenuButton
      label={t`Not interested in ${title}`}
      fallbackHref="/jobs"
      groups={[
        {
          label: t`Not interested because`,
          entries: dismissReasons.map((reason) => ({
            id: reason,
            label: describeReason(reason),
            detail: describeEffect(reason),
            onAction: () => onDismiss(reason),
          })),
        },
      ]}
    >
      <span className={styles.notInterested} aria-hidden="true">
        <Icon glyph={IconThumbDown} size={20} />
        <Trans>Not interested</Trans>
      </span>
    </MenuButton>
  )
}
