import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { boards } from '#shared/features/jobs/feeds/boards.contract.ts'
import { type BoardSource, boardSources } from '#shared/features/jobs/jobs/imported-job.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { FieldPair, Form, FormActions } from '#web/ui/form.tsx'
import { Select } from '#web/ui/select.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { sourceNames } from '../source-names.ts'
import { allFeedsQuery } from './feeds-query.ts'

/** Their lists are at an address of our choice; an RSS board’s has to be entered. */
const hasOwnAddress = (source: BoardSource): boolean => source !== 'rss_board'
/** Boards for remote work, whose postings rarely say so again. */
const remoteBoards: readonly BoardSource[] = ['himalayas', 'remotive', 'weworkremotely', 'remoteok']

const suggestionFor = (source: BoardSource) => ({
  source,
  name: hasOwnAddress(source) ? sourceNames[source] : '',
  isRemote: remoteBoards.includes(source),
  address: '',
})

export function NewBoard({ onAdded }: { onAdded: () => void }) {
  const { t } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/jobs/feeds/boards.contract.ts').then(({ boards: all }) => all.create.body),
    initialValues: suggestionFor('himalayas'),
    send: (body, idempotencyKey) =>
      callApi<typeof boards.create>(client, 'POST /ops/api/boards', { body, idempotencyKey }),
    onSuccess: async ({ name }) => {
      await cache.invalidateQueries({ queryKey: allFeedsQuery().queryKey })
      void showToast({ text: t`${name} was added and is being read.` })
      onAdded()
    },
  })
  const { source, isRemote } = form.values
  return (
    <Card title={<Trans>Add a job board</Trans>}>
      <p>
        <Trans>
          Every posting on a board names its employer. Its jobs are shown as posted there and not verified, and people
          apply on the board.
        </Trans>
      </p>
      <Form {...form.formProps}>
        <FieldPair>
          <Select
            name="source"
            translate="no"
            label={t`Board`}
            choices={boardSources.map((id) => ({
              id,
              label: id === 'rss_board' ? t`Another board (RSS)` : sourceNames[id],
            }))}
            value={source}
            onChange={(key) => form.change(suggestionFor(boardSources.find((one) => one === key) ?? source))}
          />
          <TextField
            {...form.field('name')}
            label={t`Name shown to readers`}
            missingMessage={t`Enter a name.`}
            spellCheck={false}
          />
        </FieldPair>
        <TextField
          {...form.field('address')}
          label={hasOwnAddress(source) ? t`Address of the list (optional)` : t`Address of the RSS feed`}
          help={
            hasOwnAddress(source) ? t`Leave empty to read the whole board.` : t`Its items need a <company> element.`
          }
          isRequired={!hasOwnAddress(source)}
          missingMessage={t`Enter the address.`}
          autoCapitalize="none"
          spellCheck={false}
        />
        <Checkbox
          name="isRemote"
          isSelected={isRemote}
          onChange={(selected) => form.change({ isRemote: selected })}
          help={t`Postings that do not say where the work is done are listed as remote.`}
        >
          <Trans>Assume that jobs on this board are remote</Trans>
        </Checkbox>
        <FormActions>
          <SubmitButton isPending={form.isPending}>
            <Trans>Add board</Trans>
          </SubmitButton>
        </FormActions>
      </Form>
    </Card>
  )
}
