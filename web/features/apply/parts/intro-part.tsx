import { Trans, useLingui } from '@lingui/react/macro'
import { MAX_TEXT_INTRO } from '#shared/features/apply/apply-limits.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import type { DraftKeeper } from '../draft/draft-keeper.ts'
import { useFields } from '../draft/use-fields.ts'

/** Who a person is, in their own voice or in words: what is easiest counts as much. */
export function IntroPart({ keeper }: { keeper: DraftKeeper }) {
  const { t } = useLingui()
  const { shown, change } = useFields(keeper)
  const text = shown.intro?.kind === 'text' ? shown.intro.text : ''
  return (
    <Disclosure title={<Trans>Write it instead</Trans>} isOpenAtFirst={text !== ''}>
      <TextArea
        name="intro"
        label={t`Your introduction in words`}
        help={t`Who you are and why this job. It counts as much as a recording.`}
        rows={6}
        maxLength={MAX_TEXT_INTRO}
        countTo={MAX_TEXT_INTRO}
        value={text}
        onChange={(typed) => change('intro', typed === '' ? null : { kind: 'text', text: typed })}
      />
    </Disclosure>
  )
}
