import { Trans, useLingui } from '@lingui/react/macro'
import { IconTrash } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { SavedSearch, savedSearches } from '#shared/features/jobs/saved-searches/saved-searches.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useAutosave } from '#web/app/form/use-autosave.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeError } from '#web/app/words/error-messages.ts'
import { Badge } from '#web/ui/badge.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Link } from '#web/ui/link.tsx'
import { SaveState } from '#web/ui/save-state.tsx'
import { Select } from '#web/ui/select.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { useFrequencyText } from './frequency-text.ts'
import styles from './saved-searches.module.css'
import { SearchFeed } from './search-feed.tsx'
import { savedSearchesQuery } from './search-queries.ts'

export function SearchRow({ search }: { search: SavedSearch }) {
  const { t } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const { id, name, newCount } = search
  const looking = useMutation({
    mutationFn: () =>
      callApi<typeof savedSearches.look>(client, 'PUT /talent/api/saved-searches/:id/looked', { params: { id } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: savedSearchesQuery.queryKey }),
  })
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <Link to={`/jobs?${search.search || 'openTo=anyone'}`} className={styles.name} onClick={() => looking.mutate()}>
          <bdi>{name}</bdi>
        </Link>
        {newCount > 0 && <Badge count={newCount} label={t`new jobs`} isYourTurn />}
        <RemoveSearch search={search} />
      </div>
      <Rhythm search={search} />
      {search.isSlowed && (
        <p className={styles.note}>
          <Trans>We slowed these emails to weekly while you were away. They are back to the frequency you chose.</Trans>
        </p>
      )}
      <SearchFeed search={search} />
    </li>
  )
}

function Rhythm({ search: { id, name, alert } }: { search: SavedSearch }) {
  const { t } = useLingui()
  const { client } = useSession()
  const { choices } = useFrequencyText()
  const field = useAutosave({
    saved: alert,
    save: (chosen) =>
      callApi<typeof savedSearches.change>(client, 'PATCH /talent/api/saved-searches/:id', {
        params: { id },
        body: { alert: chosen },
      }),
  })
  return (
    <>
      <Select
        label={<Trans>Email alerts</Trans>}
        aria-label={t`Email alerts for ${name}`}
        choices={choices}
        selectedKey={field.value}
        onSelectionChange={(key) => {
          const chosen = choices.find((choice) => choice.id === key)
          if (chosen) field.choose(chosen.id)
        }}
      />
      <SaveState {...field.saveState} problem={field.problem} />
    </>
  )
}

function RemoveSearch({ search: { id, name, search, alert } }: { search: SavedSearch }) {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const refresh = () => cache.invalidateQueries({ queryKey: savedSearchesQuery.queryKey })
  const showFailure = (error: Error) => showToast({ text: i18n._(describeError(error)), isFailure: true })
  const restoring = useMutation({
    mutationFn: () =>
      callApi<typeof savedSearches.create>(client, 'POST /talent/api/saved-searches', {
        body: { name, search, alert },
      }),
    onSettled: refresh,
    onError: showFailure,
  })
  const removing = useMutation({
    mutationFn: () =>
      callApi<typeof savedSearches.remove>(client, 'DELETE /talent/api/saved-searches/:id', { params: { id } }),
    onSuccess: async () => {
      await refresh()
      await showToast({
        text: t`Deleted: ${name}`,
        action: { label: t`Undo`, onPress: () => restoring.mutate() },
      })
    },
    onError: showFailure,
  })
  return (
    <IconButton
      glyph={IconTrash}
      label={t`Delete the search ${name}`}
      isDisabled={removing.isPending}
      onPress={() => removing.mutate()}
    />
  )
}
