import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { MAX_ATTRIBUTES } from '#shared/features/hiring/applications/application-kinds.ts'
import type { scorecards } from '#shared/features/hiring/applications/reviewing/scorecards.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeError } from '#web/app/words/error-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { scorecardsQuery } from './scorecard-card.tsx'

type AttributesDialogProps = { id: string; jobId: string; attributes: readonly string[]; onClose: () => void }

export function AttributesDialog({ id, jobId, attributes, onClose }: AttributesDialogProps) {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const [text, setText] = useState(attributes.join('\n'))
  const [problem, setProblem] = useState<string | null>(null)
  const save = async () => {
    const names = text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
    try {
      await callApi<typeof scorecards.setAttributes>(client, 'PUT /company/api/jobs/:id/scorecard-attributes', {
        params: { id: jobId },
        body: { attributes: names },
      })
      await cache.invalidateQueries({ queryKey: scorecardsQuery(id).queryKey })
      onClose()
    } catch (error) {
      setProblem(i18n._(describeError(error)))
    }
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t`What we rate for this job`}
      actions={
        <>
          <Button onPress={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="filled" onPress={() => void save()}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <TextArea
        label={t`One attribute per line`}
        help={t`Up to ${MAX_ATTRIBUTES}. Submitted scorecards keep their attributes.`}
        rows={6}
        value={text}
        onChange={setText}
        autoFocus
      />
      {problem !== null && <p role="alert">{problem}</p>}
    </Dialog>
  )
}
